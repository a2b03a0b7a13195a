# The app and the reference operator in one image; docs/deploying.md says how to run it.
#   docker build -t karo . && docker run -p 4173:4173 -p 4174:4174 karo

FROM node:24-bookworm-slim AS build
WORKDIR /karo
# Before the sources, so that a change of those does not install everything again.
COPY package.json package-lock.json ./
COPY tests/package.json tests/
RUN npm ci --workspaces=false --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM node:24-bookworm-slim
WORKDIR /karo
ENV NODE_ENV=production
# Two of Node's threads may hash passwords. The others are for files and compression.
ENV UV_THREADPOOL_SIZE=8
COPY package.json package-lock.json ./
COPY tests/package.json tests/
RUN npm ci --workspaces=false --omit=dev --no-audit --no-fund && npm cache clean --force \
    && mkdir .data && chown node:node .data
COPY --from=build /karo/dist dist
COPY operator operator
COPY demo demo
# The operator runs the contract, and the games' origin serves the fonts and money arithmetic of the app.
COPY src src
USER node
# The embedded database. Unused with DATABASE_URL.
VOLUME /karo/.data
# The site, and the demo's games, which need an origin of their own.
EXPOSE 4173 4174
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:4173/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "operator/main.ts", "--host", "0.0.0.0"]
