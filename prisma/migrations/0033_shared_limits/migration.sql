-- CreateTable
-- By hand: unlogged, and with room on each page, because its rows change all the time and may be lost.
CREATE UNLOGGED TABLE "call_budget" (
    "id" BYTEA NOT NULL,
    "burst" DOUBLE PRECISION NOT NULL,
    "per_second" DOUBLE PRECISION NOT NULL,
    "spent" INTEGER NOT NULL,
    "granted" INTEGER NOT NULL,
    "full_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "call_budget_pkey" PRIMARY KEY ("id")
) WITH (fillfactor = 50);

-- CreateTable
CREATE UNLOGGED TABLE "job_lease" (
    "name" TEXT NOT NULL,
    "owner" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_lease_pkey" PRIMARY KEY ("name")
) WITH (fillfactor = 50);
