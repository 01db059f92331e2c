import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { filesIn, root } from '../../tools/paths.ts'

/** Shown as pieces of other parts, or heard only. */
const INSIDE = ['Field', 'FieldError', 'FieldLabel', 'InputField', 'InvalidMessage', 'NewWindow']

describe('the gallery', () => {
  it('shows every part (PART-2)', () => {
    const shown = filesIn('demo/gallery', /\.tsx$/).map((file) => readFileSync(root(file), 'utf8'))
    const parts = filesIn('src/react/ui', /^[A-Z]\w+\.tsx$/).flatMap((file) =>
      [...readFileSync(root(file), 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(
        ([, name = '']) => name,
      ),
    )
    assert.ok(parts.length > 20)
    assert.deepEqual(
      parts.filter((name) => !INSIDE.includes(name) && !shown.some((code) => code.includes(`<${name}`))),
      [],
    )
  })
})
