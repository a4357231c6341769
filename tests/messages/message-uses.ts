import { parseSync } from '@swc/core'

/** What source files read of the messages, as expressions over dotted keys. */
export interface MessageUses {
  /** Keys that a call names, or patterns of them: `reports.title`, `^reports\.types\..+$`. */
  readonly keys: readonly (string | RegExp)[]
  /** Namespaces with a translator whose keys are computed: each string of the source may be one of them. */
  readonly dynamic: ReadonlySet<string>
  /** Every string of the source. */
  readonly strings: ReadonlySet<string>
  /** Templates of the source that begin with a text and may make keys: `start-${subject}`. */
  readonly templates: readonly RegExp[]
}

interface Node {
  readonly type: string
  readonly [property: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value): Node[] =>
    Array.isArray(value)
      ? value.flatMap((item: unknown) => (isNode(item) ? [item] : nested(item)))
      : isNode(value)
        ? [value]
        : nested(value),
  )

/** Arguments and array elements are wrapped in objects without a type. */
function nested(value: unknown): Node[] {
  return typeof value === 'object' && value !== null && 'expression' in value && isNode(value.expression)
    ? [value.expression]
    : []
}

function* walk(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* walk(child)
}

const nodeAt = (node: Node | undefined, property: string): Node | undefined => {
  const value = node?.[property]
  return isNode(value) ? value : undefined
}

const listAt = (node: Node | undefined, property: string): (Node | undefined)[] => {
  const value = node?.[property]
  return Array.isArray(value) ? value.map((item: unknown) => (isNode(item) ? item : nested(item)[0])) : []
}

const textOf = (node: Node | undefined) => (typeof node?.value === 'string' ? node.value : undefined)

/** The namespace of a call of `useTranslations` or `getTranslations`, '' for all messages; undefined for other nodes. */
function namespaceOf(node: Node | undefined): string | undefined {
  if (node?.type === 'AwaitExpression') return namespaceOf(nodeAt(node, 'argument'))
  if (node?.type === 'ParenthesisExpression') return namespaceOf(nodeAt(node, 'expression'))
  if (node?.type !== 'CallExpression') return undefined
  const name = nodeAt(node, 'callee')?.value
  if (name !== 'useTranslations' && name !== 'getTranslations') return undefined
  const [argument] = listAt(node, 'arguments')
  if (argument?.type !== 'ObjectExpression') return textOf(argument) ?? ''
  const namespace = listAt(argument, 'properties').find((property) => nodeAt(property, 'key')?.value === 'namespace')
  return textOf(nodeAt(namespace, 'value')) ?? ''
}

/** Names of the translators of a file with their namespaces: one name may be several, in functions of its own. */
function translatorsOf(nodes: readonly Node[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (id: Node | undefined, namespace: string | undefined) => {
    if (namespace === undefined || typeof id?.value !== 'string') return
    found.set(id.value, (found.get(id.value) ?? new Set()).add(namespace))
  }
  for (const node of nodes) {
    if (node.type !== 'VariableDeclarator') continue
    const [id, init] = [nodeAt(node, 'id'), nodeAt(node, 'init')]
    add(id, namespaceOf(init))
    if (id?.type !== 'ArrayPattern' || init?.type !== 'AwaitExpression') continue
    const [all] = listAt(nodeAt(init, 'argument'), 'arguments')
    const calls = listAt(all, 'elements')
    for (const [index, element] of listAt(id, 'elements').entries()) add(element, namespaceOf(calls[index]))
  }
  return found
}

/** The keys that an expression can be; undefined where that is not known from the expression. */
function keysIn(node: Node | undefined): (string | RegExp)[] | undefined {
  switch (node?.type) {
    case 'StringLiteral':
      return [textOf(node) ?? '']
    case 'TemplateLiteral': {
      const texts = listAt(node, 'quasis').map((quasi) => RegExp.escape(String(quasi?.raw)))
      return [new RegExp(`^${texts.join('.+')}$`)]
    }
    case 'ConditionalExpression': {
      const [consequent, alternate] = [keysIn(nodeAt(node, 'consequent')), keysIn(nodeAt(node, 'alternate'))]
      return consequent && alternate && [...consequent, ...alternate]
    }
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
      return keysIn(nodeAt(node, 'expression'))
    case undefined:
    default:
      return undefined
  }
}

const within = (namespace: string, key: string | RegExp) => {
  if (namespace === '') return key
  if (typeof key === 'string') return `${namespace}.${key}`
  return new RegExp(`^${RegExp.escape(namespace)}\\.${key.source.slice(1)}`)
}

/** Groups that a file takes out of `await getMessages()` by member or by destructuring: these may be read whole. */
function groupsTakenIn(nodes: readonly Node[]): string[] {
  const declared = nodes.filter(
    (node) =>
      node.type === 'VariableDeclarator' &&
      nodeAt(nodeAt(nodeAt(node, 'init'), 'argument'), 'callee')?.value === 'getMessages',
  )
  const names = new Set(declared.map((node) => nodeAt(node, 'id')?.value))
  const members = nodes.filter((node) => node.type === 'MemberExpression' && names.has(nodeAt(node, 'object')?.value))
  const taken = [
    ...declared.flatMap((node) => listAt(nodeAt(node, 'id'), 'properties').map((property) => nodeAt(property, 'key'))),
    ...members.map((node) => nodeAt(node, 'property')),
  ]
  return taken.flatMap((key) => textOf(key) ?? [])
}

/** The path of `Messages['a']['b']`: what has this type may be read whole. */
function typePathOf(node: Node | undefined): string | undefined {
  if (node?.type !== 'TsIndexedAccessType') return undefined
  const object = nodeAt(node, 'objectType')
  const key = textOf(nodeAt(nodeAt(node, 'indexType'), 'literal'))
  if (key === undefined) return undefined
  if (object?.type === 'TsTypeReference') {
    return nodeAt(object, 'typeName')?.value === 'Messages' ? key : undefined
  }
  const outer = typePathOf(object)
  return outer === undefined ? undefined : `${outer}.${key}`
}

/**
 * Reads what TypeScript files use of the messages.
 *
 * @param sources texts by file name, which tells whether JSX is in them
 * @throws {Error} on a file that cannot be parsed
 */
export function messageUses(sources: ReadonlyMap<string, string>): MessageUses {
  const keys: (string | RegExp)[] = []
  const dynamic = new Set<string>()
  const strings = new Set<string>()
  const templates: RegExp[] = []
  for (const [file, source] of sources) {
    const nodes = [...walk(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }) as unknown as Node)]
    const translators = translatorsOf(nodes)
    keys.push(...groupsTakenIn(nodes).map((group) => new RegExp(`^${group}\\.`)))
    const called = new Set<Node>()
    const innerTypes = new Set<Node>()
    for (const node of nodes) {
      const text = node.type === 'StringLiteral' ? textOf(node) : undefined
      if (text !== undefined) strings.add(text)
      const [template] = node.type === 'TemplateLiteral' ? (keysIn(node) ?? []) : []
      if (template instanceof RegExp && /^\^[\w\\.-]+\.\+/.test(template.source)) templates.push(template)
      const object = nodeAt(node, 'objectType')
      if (object !== undefined) innerTypes.add(object)
      const typePath = innerTypes.has(node) ? undefined : typePathOf(node)
      if (typePath !== undefined) keys.push(new RegExp(`^${RegExp.escape(typePath)}\\.`))
      if (node.type === 'TsTypeQuery' && nodeAt(node, 'exprName')?.value === 'useTranslations') {
        for (const literal of walk(node)) if (literal.type === 'StringLiteral') dynamic.add(textOf(literal) ?? '')
      }
      if (node.type !== 'CallExpression') continue
      const callee = nodeAt(node, 'callee')
      const translator = callee?.type === 'MemberExpression' ? nodeAt(callee, 'object') : callee
      const named = translator?.type === 'Identifier' ? translators.get(String(translator.value)) : undefined
      const direct = namespaceOf(translator)
      const namespaces = direct === undefined ? named : [direct]
      if (translator === undefined || namespaces === undefined) continue
      called.add(translator)
      const keysNamed = keysIn(listAt(node, 'arguments')[0])
      for (const namespace of namespaces) {
        if (keysNamed === undefined) dynamic.add(namespace)
        else keys.push(...keysNamed.map((key) => within(namespace, key)))
      }
    }
    // A translator that is passed on is called somewhere else, with keys of that place.
    const declared = new Set(
      nodes.flatMap((node) => {
        if (node.type === 'VariableDeclarator') return [nodeAt(node, 'id')]
        return node.type === 'ArrayPattern' ? listAt(node, 'elements') : []
      }),
    )
    for (const node of nodes) {
      if (node.type !== 'Identifier' || called.has(node) || declared.has(node) || typeof node.value !== 'string')
        continue
      for (const namespace of translators.get(node.value) ?? []) dynamic.add(namespace)
    }
  }
  return { keys, dynamic, strings, templates }
}

/** Whether a message is read: by its key, by a pattern of keys, or by a string under a namespace with computed keys. */
export function isUsed(key: string, { keys, dynamic, strings, templates }: MessageUses): boolean {
  if (keys.some((used) => (typeof used === 'string' ? used === key : used.test(key)))) return true
  return [...dynamic].some((namespace) => {
    if (namespace !== '' && !key.startsWith(`${namespace}.`)) return false
    const name = namespace === '' ? key : key.slice(namespace.length + 1)
    return strings.has(name) || templates.some((template) => template.test(name))
  })
}
