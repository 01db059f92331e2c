#!/usr/bin/env bash
# i18next-icu 2.4.4: a text that was shown once stays, whatever addResource() brings later.
#
# Expected: what is kept is the parsed form of a text, so that another text is parsed again, as i18next alone shows the new one.
# Happens: the parsed form is kept by language and key, without the text. Nothing clears it unless `bindI18nStore` is set, which is empty by default; getResource() has the new text.
# Matters: a preview for editors, or texts that are fetched again, show changes for keys that were not on the page yet and for no other ones.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='i18next-icu@2.4.4 i18next@26.7.2 intl-messageformat@11.2.9'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import i18next from 'i18next'
import ICU from 'i18next-icu'

const change = async (...plugins) => {
  const i18n = i18next.createInstance()
  for (const plugin of plugins) i18n.use(plugin)
  await i18n.init({ lng: 'en', resources: { en: { translation: { seen: 'old', unseen: 'old' } } } })
  assert.equal(i18n.t('seen'), 'old')
  for (const key of ['seen', 'unseen']) i18n.addResource('en', 'translation', key, 'new')
  const texts = [i18n.t('seen'), i18n.t('unseen'), i18n.getResource('en', 'translation', 'seen')]
  console.log(texts)
  return texts
}
assert.deepEqual(await change(), ['new', 'new', 'new'])
assert.deepEqual(await change(new ICU({ bindI18nStore: 'added' })), ['new', 'new', 'new'])
assert.deepEqual(await change(ICU), ['old', 'new', 'new'], 'new texts are shown now')
JS
node "$folder/run.mjs"
