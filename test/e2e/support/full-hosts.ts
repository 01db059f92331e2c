/** Host pages that are tried in full (hosts-full.test.ts). */
import { type HostOptions, inHead, type LibraryName, pathOfLibrary } from './host.ts'

const script = (name: LibraryName) => `<script src="${pathOfLibrary(name)}"></script>`
const style = (css: string) => `<style>${css}</style>`

export interface FullHost extends HostOptions {
  needs?: LibraryName
  /** For docs/supported.md. */
  note?: string
  /** Also tried with bare tags. */
  isBareToo?: true
  /** Has code that ours meets: all is used there. */
  hasCode?: true
  /** Also tried by keyboard. */
  byKeyboard?: true
}

/** Pages as they exist in the field, each with the real library (hosts-full.test.ts). */
export const FULL_HOSTS: Record<string, FullHost> = {
  'Bootstrap 3 with a root of 62.5 %': {
    needs: 'bootstrap',
    change: inHead(`<link rel="stylesheet" href="${pathOfLibrary('bootstrap')}">${style('html { font-size: 62.5% }')}`),
  },
  'a reset of everything, !important': {
    isBareToo: true,
    change: inHead(
      style(
        `* { margin: 0 !important; padding: 0 !important; border: 0 !important; font: italic 9px/3 serif !important;
          color: red !important; background: none !important; letter-spacing: 3px !important; text-align: right !important;
          text-transform: uppercase !important; float: left !important; opacity: 1 !important; cursor: help !important;
          box-sizing: content-box !important; list-style: square !important; text-indent: 9px !important }
        button, input { display: none !important }`,
      ),
    ),
  },
  'Prototype 1.7': { needs: 'prototype', hasCode: true, change: inHead(script('prototype')) },
  'MooTools 1.4 with its compatibility layer': {
    needs: 'mootools',
    note: 'see below',
    isBareToo: true,
    hasCode: true,
    byKeyboard: true,
    change: inHead(script('mootools')),
  },
  'a strict policy with Trusted Types': { policy: (given) => given },
  'a root font size of 200 %': {
    note: 'sizes inside the elements do not change, browser zoom works',
    change: inHead(style('html { font-size: 200% }')),
  },
  'a page from right to left': {
    note: 'the elements stay left to right, like their languages',
    change: (html) => html.replace('<html ', '<html dir="rtl" '),
  },
  'an ancestor with overflow': {
    note: 'the header sticks to that box only, and the doctor reports it',
    change: (html) =>
      html.replace('<body>', '<body><div style="overflow: hidden">').replace('</body>', '</div></body>'),
  },
  'an ancestor with a transform': {
    note: 'what is fixed to the window is fixed to that box, and the doctor reports it',
    change: (html) =>
      html.replace('<body>', '<body><div style="transform: translateZ(0)">').replace('</body>', '</div></body>'),
  },
}
