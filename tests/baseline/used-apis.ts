import { apis, attributes, type Api } from './young-apis'
import { nodeAt, textOf, walk, type Node } from './syntax'

/** What the names of global objects are instances of. */
const instances: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
}

const scopes = new Set(['window', 'globalThis', 'self'])

/** By name: what exists globally, what has an owner, what members of any owner are called. */
const globals = Map.groupBy(
  apis.filter(({ member }) => member === null),
  ({ owner }) => owner,
)
const owned = Map.groupBy(apis, ({ owner, member }) => `${owner}.${member}`)
const members = Map.groupBy(
  apis.filter(({ member, isStatic }) => member !== null && !isStatic),
  ({ member }) => member,
)
const markup = Map.groupBy(attributes, ({ owner, member }) => `${owner}.${member}`)

const areYoung = (known: readonly Api[] | undefined) => known !== undefined && known.every(({ isYoung }) => isYoung)

/** Nodes that name what they declare, and the property that holds the name. */
const declaring: Readonly<Record<string, string>> = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'identifier',
  ClassDeclaration: 'identifier',
  Parameter: 'pat',
  ImportSpecifier: 'local',
  ImportDefaultSpecifier: 'local',
  ImportNamespaceSpecifier: 'local',
  ArrowFunctionExpression: 'params',
  CatchClause: 'param',
}

/**
 * The APIs younger than the baseline that a file uses, as 'URL.parse', 'VideoFrame', '*.showPopover' for a member that only
 * young interfaces have, and '<button popovertarget>'. Names in strings are not seen: `'parse' in URL` asks before it uses.
 *
 * @param ownNames names of properties that our own code declares: a member of that name is taken for ours
 */
export function youngApisIn(file: Node, ownNames: ReadonlySet<string>): ReadonlySet<string> {
  const nodes = [...walk(file)]
  const declared = new Set(
    nodes.flatMap((node) => {
      const property = declaring[node.type]
      const names = property === undefined ? [] : [...walk(node[property])]
      return names.flatMap((name) => textOf(name) ?? [])
    }),
  )
  const imported = new Set(
    nodes.flatMap((node) => (/^Import\w*Specifier$/.test(node.type) ? (textOf(nodeAt(node, 'local')) ?? []) : [])),
  )
  const keys = new Set(nodes.flatMap((node) => keyOf(node) ?? []))
  const isGlobal = (node: Node | undefined): boolean =>
    node?.type === 'Identifier' && !keys.has(node) && !declared.has(textOf(node) ?? '')
  return new Set(
    nodes.flatMap((node) => {
      if (isGlobal(node)) {
        const name = textOf(node) ?? ''
        return areYoung(globals.get(name)) ? [name] : []
      }
      if (node.type === 'MemberExpression') {
        return imported.has(textOf(nodeAt(node, 'object')) ?? '') ? [] : memberOf(node, isGlobal, ownNames)
      }
      if (node.type === 'JSXOpeningElement') return attributesOf(node)
      return []
    }),
  )
}

/** Identifiers that name a property instead of reading a variable. */
function keyOf(node: Node): Node | undefined {
  if (node.type === 'MemberExpression') return nodeAt(node, 'property')
  if (node.type === 'JSXAttribute') return nodeAt(node, 'name')
  return node.type.endsWith('Property') || node.type === 'ClassMethod' || node.type === 'MethodProperty'
    ? nodeAt(node, 'key')
    : undefined
}

type IsGlobal = (node: Node | undefined) => boolean

function memberOf(node: Node, isGlobal: IsGlobal, ownNames: ReadonlySet<string>): string[] {
  const member = textOf(nodeAt(node, 'property'))
  if (member === undefined) return []
  const object = nodeAt(node, 'object')
  const name = isGlobal(object) ? (textOf(object) ?? '') : ''
  if (scopes.has(name)) return areYoung(globals.get(member) ?? owned.get(`Window.${member}`)) ? [member] : []
  const owner = instances[name] ?? name
  const known = owned.get(`${owner}.${member}`)
  if (known !== undefined) return areYoung(known) ? [`${owner}.${member}`] : []
  // Constructors have the members of their own table only.
  if (globals.has(owner) || ownNames.has(member)) return []
  return areYoung(members.get(member)) ? [`*.${member}`] : []
}

function attributesOf(node: Node): string[] {
  const element = textOf(nodeAt(node, 'name')) ?? ''
  const names = [...walk(node['attributes'])].flatMap((attribute) =>
    attribute.type === 'JSXAttribute' ? (textOf(nodeAt(attribute, 'name'))?.toLowerCase() ?? []) : [],
  )
  const found = names.filter((name) => areYoung(markup.get(`${element}.${name}`) ?? markup.get(`*.${name}`)))
  const isYoungElement = areYoung(markup.get(`${element}.null`))
  return [...(isYoungElement ? [`<${element}>`] : []), ...found.map((name) => `<${element} ${name}>`)]
}
