/** The `@/` alias of tsconfig.json, for dependency-cruiser. */
module.exports = { resolve: { alias: { '@': require('node:path').resolve(__dirname, '../..') } } }
