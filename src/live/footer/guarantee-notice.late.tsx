/** @jsxRuntime classic */ /** @jsx node */
/** The notice on the legal guarantee, in a dialog of the footer (LAW-8). */

import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import { safeUrl } from '../../page/browser/safe-url.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import { fetchFeatureTexts } from '../../page/feature-texts.ts'
import { noticeTexts } from '../../page/notice-texts.ts'
import { node } from '../../view/node.ts'
import type { ViewContext, ViewNode } from '../../view/view.ts'
import type { Acting } from '../action.ts'
import { createNode } from '../write-views.ts'
import rules from './guarantee-notice.css'

/** `picture`: the official notice, unchanged, which the shop provides; `page`: the shop's own page about it. */
function noticeNode(text: ViewContext['text'], picture: string | undefined, page: string): ViewNode {
  const heading = text('guarantee-notice.heading')
  const paragraph = (content: string) => <p>{content}</p>
  return (
    <dialog class="dialog notice" aria-label={heading}>
      <h2 class="notice__heading">{heading}</h2>
      {picture && <img class="notice__picture" src={picture} alt={text('guarantee-notice.picture')} />}
      {paragraph(text('guarantee-notice.duration'))}
      {paragraph(text('guarantee-notice.liability'))}
      {paragraph(text('guarantee-notice.remedies'))}
      {paragraph(text('guarantee-notice.producer'))}
      <a href={text('guarantee-notice.path.yourEurope')}>{text('guarantee-notice.yourEurope')}</a>
      <a href={page}>{text('guarantee-notice.page')}</a>
      <button class="notice__close" type="button">
        {text('guarantee-notice.close')}
      </button>
    </dialog>
  )
}

/**
 * Opens the notice. It closes by its button, by Escape and by a press beside it, and the focus returns to the link.
 *
 * @throws when its texts can't be loaded.
 */
export async function showGuaranteeNotice({ root, props }: Acting, link: HTMLAnchorElement): Promise<void> {
  const text = await fetchFeatureTexts(props, ['guarantee-notice'], noticeTexts)
  const painted = root.querySelector('[data-theme]')
  // It may have left the page, or have been used twice.
  if (!painted || !link.isConnected || root.querySelector('dialog.notice')) return
  adoptSheet(root, rules)
  const base = painted.cloneNode() as HTMLElement
  const picture = safeUrl(pageSettings().links[props.site]?.guaranteeNoticePicture)
  const dialog = createNode(noticeNode(text, picture, link.href), base.namespaceURI) as HTMLDialogElement
  base.append(dialog)
  root.append(base)
  const close = () => dialog.close()
  dialog.addEventListener('close', () => {
    window.removeEventListener('pagehide', close)
    base.remove()
    link.focus({ preventScroll: true })
  })
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target === dialog ? !isInside : (target as Element).closest('button')) close()
  })
  window.addEventListener('pagehide', close)
  dialog.showModal()
}
