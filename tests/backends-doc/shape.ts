import { z } from '@/lib/platform/zod/zod'

type Json = z.core.JSONSchema._JSONSchema

const orNull = (text: string, nullable: boolean): string => (nullable ? `${text} \\| null` : text)

function union(options: readonly Json[], root: Json): string {
  const isNull = (option: Json): boolean => typeof option === 'object' && option.type === 'null'
  const texts = options.filter((option) => !isNull(option)).map((option) => shapeOf(option, root))
  return orNull([...new Set(texts)].join(' \\| '), options.some(isNull))
}

function objectShape(schema: Exclude<Json, boolean>, root: Json): string {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const optional = !schema.required?.includes(name)
    return `${name}${optional ? '?' : ''}: ${shapeOf(field, root)}`
  })
  if (fields.length > 0) return `{ ${fields.join(', ')} }`
  const value = schema.additionalProperties
  return typeof value === 'object' ? `{ [name]: ${shapeOf(value, root)} }` : '{}'
}

/** JSON Schema in one line, close to how TypeScript writes it; bars are escaped for a table cell. */
function shapeOf(schema: Json, root: Json): string {
  if (typeof schema === 'boolean') return 'any'
  if (schema.$ref === '#') return 'same'
  if (schema.$ref !== undefined) return referenced(schema.$ref, root)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' \\| ')
  if (schema.anyOf !== undefined) return union(schema.anyOf, root)
  if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    return `[${shapeOf(schema.items, root)}]`
  }
  if (schema.type === 'object') return objectShape(schema, root)
  if (Array.isArray(schema.type)) return schema.type.join(' \\| ')
  return schema.format ?? schema.type ?? 'any'
}

/** A definition that contains itself is written once; inside itself it is `same`. */
function referenced(ref: string, root: Json): string {
  const name = ref.split('/').at(-1) ?? ''
  const definition = typeof root === 'object' ? root.$defs?.[name] : undefined
  if (typeof definition !== 'object') return 'any'
  const inner = JSON.parse(JSON.stringify(definition).replaceAll(JSON.stringify(ref), '"#"')) as Json
  return shapeOf(inner, root)
}

/** What is put on the wire for a schema: before defaults are filled in. */
export function zodShape(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return shapeOf(json, json)
}
