import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import { PROMOTION_TYPES } from '../../../../src/api/promotion/promotion-schema.ts'
import { SEARCH_MIN_LENGTH } from '../../../../src/shop/awake-limits.ts'
import { CART_READ_ERRORS } from '../../../../src/shop/cart/cart.ts'
import { CART_LIMIT_ERRORS } from '../../../../src/shop/cart/cart-change-errors.ts'
import { INTERESTS, SALUTATIONS } from '../../../../src/shop/newsletter/newsletter.ts'
import { SEARCH_MAX_LENGTH } from '../../../../src/shop/search/search-term.ts'
import { SITES } from '../../../../src/shop/sites/sites.ts'
import { issuesOf } from '../../../commands/contract/schemas.ts'
import { contract, type Schema } from '../../../commands/contract.ts'
import { assertMatches, operations, schemaOf, schemas } from './matches.ts'

const file = fileURLToPath(new URL('../../../../docs/openapi.yaml', import.meta.url))
const validator = new Validator()
const validity = await validator.validate(file)
const specification = validator.specification as { openapi: string }

/** Every property of a schema, with its path. */
function propertiesOf(schema: Schema, path: string): [string, Schema][] {
  const own = Object.entries({ ...(schema.properties ?? {}), ...(schema.patternProperties ?? {}) })
  const inner = [schema.items, ...((schema.oneOf as Schema[] | undefined) ?? [])].filter(Boolean) as Schema[]
  return [
    ...own.flatMap(([name, property]): [string, Schema][] => [
      [`${path}.${name}`, property as Schema],
      ...propertiesOf(property as Schema, `${path}.${name}`),
    ]),
    // A list of texts is described by itself.
    ...inner.flatMap((one): [string, Schema][] => [
      ...(one.type === 'string' ? [] : [[`${path}[]`, one] satisfies [string, Schema]]),
      ...propertiesOf(one, `${path}[]`),
    ]),
  ]
}

const enumOf = (name: string, ...path: string[]): unknown => {
  let schema = schemas[name] as Schema
  for (const key of path) schema = (schema.properties as Record<string, Schema>)[key] as Schema
  return schema.enum ?? schema.const
}

describe('docs/openapi.yaml', () => {
  it('is a valid OpenAPI document of version 3.1', () => {
    assert.deepEqual(validity.errors, undefined)
    assert.match(specification.openapi, /^3\.1\./)
  })

  it('has each operation once', () => {
    assert.ok(operations.length > 20)
    assert.equal(new Set(operations.map(({ id }) => id)).size, operations.length)
  })

  for (const [name, schema] of Object.entries(schemas)) {
    it(`describes ${name} and each of its fields, with matching examples`, () => {
      assert.ok(schema.description, 'a description')
      const examples = schema.examples as unknown[] | undefined
      assert.ok(examples?.length, 'an example')
      for (const example of examples) assertMatches(schemaOf(name), example, name)
      for (const [path, property] of propertiesOf(schema, name))
        assert.ok(property.$ref || property.description, `${path} has no description`)
    })
  }

  for (const { id, parameters, path } of operations) {
    it(`has a matching example of every parameter of ${id}`, () => {
      for (const { name, description, schema, example } of parameters) {
        assert.ok(description, `${name} has no description`)
        assertMatches(schema, example, name)
      }
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      assert.deepEqual(inPath, path.match(/(?<=\{)\w+(?=\})/g) ?? [])
    })
  }

  it('uses each of its schemas', () => {
    const text = JSON.stringify(specification)
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))
    assert.deepEqual(unused, [])
  })

  it('has the same sites, codes, types and limits as the elements (CALL-1)', () => {
    assert.deepEqual(enumOf('SiteCode'), SITES)
    assert.deepEqual(enumOf('CartReadError', 'error'), CART_READ_ERRORS)
    assert.deepEqual(enumOf('CartLimitError', 'error'), CART_LIMIT_ERRORS)
    assert.deepEqual(enumOf('NewSubscriber', 'salutation'), SALUTATIONS)
    const typeOf = ({ $ref }: { $ref: string }) => enumOf($ref.split('/').at(-1) ?? '', 'type')
    const types = ((schemas.Promotion as Schema).oneOf as { $ref: string }[]).map(typeOf)
    assert.deepEqual(types.sort(), [...PROMOTION_TYPES].sort())
    const q = contract()
      .operation('getSuggestions')
      .parameters.find(({ name }) => name === 'q')
    assert.deepEqual([q?.schema.minLength, q?.schema.maxLength], [SEARCH_MIN_LENGTH, SEARCH_MAX_LENGTH])
    const interests = String(schemas.Interest?.description)
    for (const interest of INTERESTS) assert.ok(interest === 'LOYALTY_CARD' || interests.includes(interest), interest)
  })

  it('rejects a wrong type, a missing or unknown field, and bad JSON in contentJSON', () => {
    const cart = schemaOf('Cart')
    assert.equal(issuesOf(cart, { numberOfArticles: 1 }).length, 0)
    for (const bad of [{ numberOfArticles: '1' }, {}, { numberOfArticles: 1, more: 1 }, { numberOfArticles: 1.5 }])
      assert.ok(issuesOf(cart, bad).length > 0)
    const footer = schemaOf('FooterAnswer')
    assert.ok(issuesOf(footer, { contentJSON: '{"headline":"Service"}' }).length > 0)
  })
})
