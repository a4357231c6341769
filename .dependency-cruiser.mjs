/**
 * The boundaries of docs/architecture.md: app -> features -> components -> lib, inside lib from content down to platform,
 * never up, never feature to feature, never a cycle. scripts/lint/boundaries.mjs adds: no two folders import each other. Every rule is written over paths, so that a folder made tomorrow is bound by it too, and code outside
 * the known folders may not exist, so that no rule can be avoided. Type imports count: a type from the wrong
 * place is as much of a dependency as a value. tests/boundaries proves each rule.
 */
/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
const notAllowed = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const layers = '^(app|features|components|lib)/'
const rootProduction = '^(middleware|instrumentation|instrumentation-client|next\\.config)\\.ts$'
const rootTools =
  '^(playwright\\.config\\.ts|vitest\\.config\\.mts|postcss\\.config\\.mjs|\\.dependency-cruiser\\.mjs)$'
const tools = '^(tests|e2e|scripts)/'
const data = '^(messages|public)/|^(firm|package)\\.json$'
const isTest = '\\.(test|spec)\\.tsx?$'

export default {
  forbidden: [
    notAllowed('no-circular', 'A cycle has no first module to read or to test.', {}, { circular: true }),
    notAllowed(
      'lib-is-the-bottom',
      'lib knows nothing of what is built on it.',
      { path: '^lib/' },
      { path: '^(app|features|components)/' },
    ),
    notAllowed(
      'components-below-features',
      'components are shared by features; they cannot know one.',
      { path: '^components/' },
      { path: '^(app|features)/' },
    ),
    notAllowed(
      'components-have-no-data-access',
      'components take data and copy through props.',
      { path: '^components/' },
      { path: '^lib/(backends|content|platform/env)/' },
    ),
    notAllowed(
      'lib-has-six-rooms',
      'Code in lib belongs to one of its rooms (docs/architecture.md).',
      { path: '^lib/', pathNot: '^lib/(platform|domain|routes|capture|backends|content)/' },
      {},
    ),
    notAllowed(
      'platform-knows-no-subject',
      'platform is technical; every other room of lib builds on it.',
      { path: '^lib/platform/' },
      { path: '^lib/', pathNot: '^lib/platform/' },
    ),
    notAllowed(
      'domain-above-platform',
      'domain holds what features share about a subject, without addresses or backends.',
      { path: '^lib/domain/' },
      { path: '^lib/', pathNot: '^lib/(platform|domain)/' },
    ),
    notAllowed(
      'routes-above-domain',
      'routes knows addresses, not what backends answer at them.',
      { path: '^lib/routes/' },
      { path: '^lib/', pathNot: '^lib/(platform|domain|routes)/' },
    ),
    notAllowed(
      'capture-above-domain',
      'capture reads cards and faces on the device; it calls no backend.',
      { path: '^lib/capture/' },
      { path: '^lib/', pathNot: '^lib/(platform|domain|capture)/' },
    ),
    notAllowed(
      'backends-above-domain',
      'backends speaks to services; it knows neither pages nor the cache of content.',
      { path: '^lib/backends/' },
      { path: '^lib/', pathNot: '^lib/(platform|domain|backends)/' },
    ),
    notAllowed(
      'content-below-capture',
      'content loads what pages show; it has no camera.',
      { path: '^lib/content/' },
      { path: '^lib/capture/' },
    ),
    notAllowed(
      'features-below-app',
      'app composes features, not the other way round.',
      { path: '^features/' },
      { path: '^app/' },
    ),
    notAllowed(
      'no-feature-to-feature',
      'Two features meet in app, through props or slots.',
      { path: '^features/([^/]+)/' },
      { path: '^features/', pathNot: '^features/$1/' },
    ),
    notAllowed(
      'features-are-folders',
      'A file beside the features would belong to all of them.',
      { path: '^features/[^/]+$' },
      {},
    ),
    notAllowed(
      'layers-below-the-root',
      'The files at the root are entry points; nothing is built on them.',
      { path: layers },
      { path: `${rootProduction}|${rootTools}` },
    ),
    notAllowed(
      'production-never-imports-tests',
      'The sandbox and the tests never reach a bundle.',
      { path: `${layers}|${rootProduction}`, pathNot: isTest },
      { path: `${tools}|${isTest}` },
    ),
    notAllowed(
      'tests-only-in-tests',
      'Test libraries are development dependencies.',
      { path: `${layers}|${rootProduction}`, pathNot: isTest },
      { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/(@types|next|react|react-dom)/' },
    ),
    notAllowed(
      'known-places-only',
      'Code lives in the folders of docs/architecture.md, where the rules above see it.',
      { pathNot: `${layers}|${rootProduction}|${rootTools}|${tools}|^next-env\\.d\\.ts$|node_modules/` },
      {},
    ),
    notAllowed(
      'imports-from-known-places',
      'Code lives in the folders of docs/architecture.md, where the rules above see it.',
      {},
      {
        pathNot: `${layers}|${rootProduction}|${rootTools}|${tools}|${data}|node_modules/`,
        dependencyTypesNot: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'unknown'],
      },
    ),
    notAllowed('resolvable', 'Every import exists.', {}, { couldNotResolve: true, pathNot: '^next/root-params$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      // tests/demo-cms/payload is a package of its own, whose dependencies are not installed here.
      path: '^tests/demo-cms/payload/|(^|/)(\\.next[^/]*|coverage|test-results|playwright-report|\\.sandbox|\\.mutation)/|next-env\\.d\\.ts',
    },
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Only the `@/` alias is read from here: TypeScript 7 has no JavaScript API to read tsconfig paths with.
    webpackConfig: { fileName: './scripts/lint/resolve-alias.cjs' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
