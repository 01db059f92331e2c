/**
 * Parts that no element uses, for React applications of the shop: `shop-elements/parts`, with the sheet `shop-elements/parts.css`
 * (PART-39). They need React 19 of the application's own.
 */
export { type FormLanguage, type FormTexts, formTexts } from './form-texts.ts'
export { PartsRoot } from './PartsRoot.tsx'
export { ShareButton } from './ui/action/ShareButton.tsx'
export { ExpansionPanel } from './ui/disclosure/ExpansionPanel.tsx'
export { ExpansionPanelGroup } from './ui/disclosure/ExpansionPanelGroup.tsx'
export { IbanInput } from './ui/input/IbanInput.tsx'
export { NumberInput } from './ui/input/NumberInput.tsx'
export { PasswordInput } from './ui/input/PasswordInput.tsx'
export { PasswordStrength } from './ui/input/PasswordStrength.tsx'
export { OverflowRow } from './ui/list/OverflowRow.tsx'
export { type Footnote, FootnoteMark } from './ui/product/FootnoteMark.tsx'
export { Footnotes } from './ui/product/Footnotes.tsx'
export { Rating } from './ui/product/Rating.tsx'
export { type Ratio, RatioBox } from './ui/product/RatioBox.tsx'
