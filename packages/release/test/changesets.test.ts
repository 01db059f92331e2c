import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextVersion, readChangesets, withSection } from '../changesets.ts'

describe('the changes that wait for a release', () => {
  it('raise the version by the largest step that one of them asks for', () => {
    assert.equal(nextVersion('1.1.0', ['patch', 'patch']), '1.1.1')
    assert.equal(nextVersion('1.1.4', ['patch', 'minor', 'patch']), '1.2.0')
    assert.equal(nextVersion('1.9.4', ['minor', 'major']), '2.0.0')
  })

  it('become the section of their version, above that of the version before, the largest first', () => {
    const changelog = '# Changelog\n\nAll changes.\n\n## [1.1.0] - 2026-11-27\n\nOlder.\n'
    const changes = [
      { bump: 'patch' as const, text: 'Mended.' },
      { bump: 'minor' as const, text: 'New.\nMore of it.' },
    ]
    assert.equal(
      withSection(changelog, '1.2.0', '2026-12-01', changes),
      '# Changelog\n\nAll changes.\n\n## [1.2.0] - 2026-12-01\n\n### Minor changes\n\n- New.\n  More of it.\n\n### Patch changes\n\n- Mended.\n\n## [1.1.0] - 2026-11-27\n\nOlder.\n',
    )
  })

  it('are read from their files, but for the text that explains the folder', () => {
    for (const [name, { bump, text }] of readChangesets()) {
      assert.match(bump, /^(patch|minor|major)$/, name)
      assert.ok(text.length > 20, name)
    }
    assert.ok(!readChangesets().has('README'))
  })
})
