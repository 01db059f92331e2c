import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import * as Enums from '@cyclonedx/cyclonedx-library/Enums'
import * as Models from '@cyclonedx/cyclonedx-library/Models'
import * as Serialize from '@cyclonedx/cyclonedx-library/Serialize'
import type * as SPDX from '@cyclonedx/cyclonedx-library/SPDX'
import * as Spec from '@cyclonedx/cyclonedx-library/Spec'
import type { ThirdParty } from '../../tools/build/third-party.ts'
import { root } from '../../tools/paths.ts'

const addressOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const licenceOf = (licence: string) =>
  licence.includes(' ') ? new Models.LicenseExpression(licence) : new Models.SpdxLicense(licence as SPDX.SpdxId)

function componentOf({ name, version, description, licence, homepage, integrity, archive, bundles }: ThirdParty) {
  const purl = addressOf(name, version)
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    version,
    description,
    purl,
    bomRef: purl,
  })
  component.licenses.add(licenceOf(licence))
  const references = component.externalReferences
  if (homepage) references.add(new Models.ExternalReference(homepage, Enums.ExternalReferenceType.Website))
  if (archive) {
    const reference = new Models.ExternalReference(archive, Enums.ExternalReferenceType.Distribution)
    const [, hash] = /^sha512-(.+)$/.exec(integrity ?? '') ?? []
    if (hash) reference.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'))
    references.add(reference)
  }
  for (const bundle of bundles) component.properties.add(new Models.Property('shop-elements:bundle', bundle))
  return component
}

/** From its content, so that the same build has the same number. */
function serialNumberOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`
}

/** Writes dist/sbom.cdx.json: the packages that dist/ contains code of, in CycloneDX 1.6 (DELIVERY-8). */
export function writeSbom(packages: readonly ThirdParty[]): void {
  const { name, version, description } = JSON.parse(readFileSync(root('package.json'), 'utf8'))
  const purl = addressOf(name, version)
  const bom = new Models.Bom()
  const whole = new Models.Component(Enums.ComponentType.Library, name, { version, description, purl, bomRef: purl })
  bom.metadata.component = whole
  for (const one of packages) {
    const component = componentOf(one)
    bom.components.add(component)
    whole.dependencies.add(component.bomRef)
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  const print = () => serializer.serialize(bom, { sortLists: true, space: 2 })
  bom.serialNumber = serialNumberOf(print())
  writeFileSync(root('dist/sbom.cdx.json'), `${print()}\n`)
}
