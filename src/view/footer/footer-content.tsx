/** @jsxRuntime classic */ /** @jsx node */
/** The footer's content as nodes: React renders them, and the live layer puts them in place of a fragment's built-in content. */

import { ChevronDown } from 'lucide'
import {
  type FooterContent,
  type FooterGroup,
  type FooterIconLink,
  type FooterImage,
  type FooterLink,
  iconKey,
  type LegalLink,
  logoUrl,
} from '../../shop/footer/footer.ts'
import type { Drawings } from '../../state/footer/footer.ts'
import { controlAttribute } from '../controls.ts'
import { icon as drawn } from '../icon.tsx'
import { type Child, node } from '../node.ts'
import type { Attributes, ViewChild, ViewNode } from '../view.ts'
import { hookOf } from '../views.ts'

export interface FooterOptions {
  product: string
  /** The headline is seen, not only read by screen readers (FOOTER-15). */
  hasHeadline: boolean
  isReduced: boolean
  /** Icons that are drawn from the start (FOOTER-46). */
  drawings?: Drawings | undefined
  /** The page's own address of a built-in link (CONFIG-26). */
  addressOf?(name: string): string | undefined
  /** The page has no use for a built-in legal link. */
  isOff?(link: LegalLink): boolean
}

/** The content of `.footer__main`. Without what the reduced footer leaves out (FOOTER-35). */
export function mainNodes(content: FooterContent, options: FooterOptions): ViewNode[] {
  const { isReduced, hasHeadline } = options
  const { headline, seo, socialMedia, appReferences, qualityLogos } = content
  const { heading, logos } = qualityLogos
  const icons = isReduced
    ? []
    : [
        ...iconLinks(socialMedia.heading, socialMedia.icons, options),
        ...iconLinks(appReferences.heading, appReferences.appIcons, options),
      ]
  if (logos.length > 0)
    icons.push(
      <section class="footer__quality">
        <h3 class="footer__heading">{heading}</h3>
        {logoList(logos.map((logo) => ({ ...logo, link: options.addressOf?.(logo.source) ?? logo.link })))}
      </section>,
    )
  return [
    <h2 class={hasHeadline ? 'footer__headline' : 'visually-hidden'}>{headline}</h2>,
    <div class="groups" part="groups">
      {shownGroups(content, options).map((group) => serviceGroup(group, options))}
    </div>,
    ...(isReduced ? [] : seoPanel(seo, options)),
    ...(icons.length > 0 ? [<div class="footer__icons">{icons}</div>] : []),
  ]
}

/** The items of the list of legal links. */
export const legalNodes = ({ legalLinks }: FooterContent, options: FooterOptions): ViewNode[] =>
  legalLinks
    .filter((link) => !link.name || !options.isOff?.(link))
    .map((link) => (
      <li>
        {anchor(link, options, {
          ...(link.opensConsentSettings && controlAttribute('legal-link', 'consent')),
          ...(link.duty === 'guaranteeNotice' && controlAttribute('legal-link', 'guarantee')),
          // By it the live layer knows them, whatever the page calls them.
          'data-live': link.duty && link.name && hookOf('link', link.name),
          // For the doctor.
          'data-duty': link.name ? undefined : link.duty,
        })}
      </li>
    ))

/** The note about the sales tax, if there is one (FOOTER-6). */
export const taxNodes = ({ salesTax }: FooterContent, options: FooterOptions): ViewNode[] =>
  salesTax
    ? [
        <p class="legal__tax">
          {salesTax.textBeforeLink}
          {anchor(salesTax.link, options, { class: undefined })}
          {salesTax.textAfterLink}
        </p>,
      ]
    : []

const shownGroups = ({ teaser }: FooterContent, { isReduced }: FooterOptions) =>
  teaser.groups.filter(({ hideGroupInCheckout }) => !isReduced || !hideGroupInCheckout)

/** The names of the icons that are shown, as `drawing` knows them. */
export function iconKeys(content: FooterContent, options: FooterOptions): string[] {
  const { socialMedia, appReferences } = content
  return [
    ...shownGroups(content, options).map(({ heading }) => heading),
    ...(options.isReduced ? [] : [...socialMedia.icons, ...appReferences.appIcons]),
  ].map(({ iconName }) => iconKey(iconName, options.product))
}

/** The sources of logos that are unknown (FOOTER-25). */
export const unknownLogos = (content: FooterContent, options: FooterOptions): string[] =>
  [...shownGroups(content, options).flatMap(({ images }) => images), ...content.qualityLogos.logos].flatMap(
    ({ source }) => (logoUrl(source) ? [] : [source]),
  )

/** A link. A built-in one has a name, by which the page may set its address. */
const anchor = (
  { url, text, name }: FooterLink,
  { addressOf }: FooterOptions,
  more: Attributes = {},
  children: readonly ViewChild[] = [text],
) => (
  <a class="footer__link" href={(name && addressOf?.(name)) || url} {...more}>
    {children}
  </a>
)

/** A decorative icon. A fragment may only reserve its space and name it: the live layer draws it when it is nearly in sight (FOOTER-46). */
function drawing(name: string, { product, drawings = {} }: FooterOptions, size = 22): ViewNode {
  const key = iconKey(name, product)
  const d = drawings[key]
  return drawn(d ? [['path', { d }]] : [], size, { 'data-live': hookOf('drawing', key) })
}

/**
 * A collapsible panel in narrow windows: CSS decides by the width and `<details>` toggles, so that it works without JavaScript
 * and nothing moves when that arrives (FOOTER-37). In wide windows it is open.
 */
const panel = (heading: string, wideHeading: ViewChild, icon: ViewNode | undefined, ...content: readonly Child[]) => (
  <section class="group">
    <h3 class="group__heading group__heading--wide">
      {icon}
      {wideHeading}
    </h3>
    <details class="group__switch">
      <summary class="group__heading group__heading--narrow">
        {icon}
        <span class="group__name">{heading}</span>
        {drawn(ChevronDown, 20)}
      </summary>
    </details>
    <div class="group__content">{content}</div>
  </section>
)

/** A service group (FOOTER-3). Narrow headings are not links. */
function serviceGroup({ heading, introductoryText, links, images }: FooterGroup, options: FooterOptions): ViewNode {
  const { link, iconName } = heading
  return panel(
    link.text,
    anchor(link, options, { class: undefined }),
    drawing(iconName, options),
    introductoryText && <p class="group__intro">{introductoryText}</p>,
    <ul>{links.map((one) => groupLink(one, options))}</ul>,
    logoList(images),
  )
}

/** CSS hides the links for small devices on all others (FOOTER-21). */
const groupLink = (link: FooterLink, options: FooterOptions) => (
  <li class={link.hideInClassic ? 'group__item--small' : undefined}>{anchor(link, options)}</li>
)

/** Popular categories in columns, also for search engines (FOOTER-1). */
function seoPanel({ heading, columns }: FooterContent['seo'], options: FooterOptions): ViewNode[] {
  if (columns.length === 0) return []
  const lists = columns.map((links) => (
    <ul>
      {links.map((link) => (
        <li>{anchor(link, options)}</li>
      ))}
    </ul>
  ))
  return [<div class="seo">{panel(heading, heading, undefined, <div class="seo__columns">{lists}</div>)}</div>]
}

/**
 * A heading and a row of icon links: social media, apps. The live layer writes the address of a built-in one too; hooks at all
 * content pages would take a fortieth of a fragment (DELIVERY-45).
 */
function iconLinks(heading: string, links: readonly FooterIconLink[], options: FooterOptions): ViewNode[] {
  if (links.length === 0) return []
  const items = links.map(({ iconName, link }) => {
    const hook = link.name === undefined ? undefined : hookOf('link', link.name)
    const attributes = { class: 'footer__link icon-links__link', 'data-live': hook }
    return <li>{anchor(link, options, attributes, [drawing(iconName, options, 20), link.text])}</li>
  })
  return [
    <section class="icon-links">
      <h3 class="footer__heading">{heading}</h3>
      <ul class="icon-links__list">{items}</ul>
    </section>,
  ]
}

/** Logos of payment services, carriers and trust marks (FOOTER-24). */
function logoList(images: readonly FooterImage[]): ViewNode | undefined {
  if (images.length === 0) return undefined
  const items = images.map((image) => (
    <li>
      {image.link ? (
        <a class="logos__link" href={image.link}>
          {logo(image)}
        </a>
      ) : (
        logo(image)
      )}
    </li>
  ))
  return <ul class="logos">{items}</ul>
}

/** An unknown source is an empty image of the same size (FOOTER-25). */
function logo({ source, label, width, height }: FooterImage): ViewNode {
  const url = logoUrl(source)
  const size = { class: 'logos__logo', width: `${width}`, height: `${height}` }
  return url ? <img {...size} src={url} alt={label} loading="lazy" /> : <svg {...size} role="img" aria-label={label} />
}
