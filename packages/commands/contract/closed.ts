/** Schemas of docs/openapi.yaml as Ajv takes them. */
import type { AnySchemaObject } from 'ajv/dist/2020.js'

/** Forbids additional fields of objects whose fields are named: the elements would ignore them (CALL-19). */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, closed(member)]))
  const isOpen = copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy)
  return isOpen ? { ...copy, additionalProperties: false } : copy
}

/** A schema, or several by name: closed, with references to the schemas that Ajv knows as `$defs` of `id`. */
export const closedSchema = (schema: unknown, id: string): AnySchemaObject =>
  JSON.parse(JSON.stringify(closed(schema)).replaceAll('"$ref":"#/components/schemas/', `"$ref":"${id}#/$defs/`))
