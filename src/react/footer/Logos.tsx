import { useEffect } from 'react'
import { reportError } from '../../page/events/events.ts'
import { type FooterImage, logoUrl } from '../../shop/footer/footer.ts'
import { withUniqueKeys } from '../ui/list/withUniqueKeys.ts'

/** Logos of payment services, carriers and trust marks (FOOTER-24). */
export function Logos({ images }: { images: readonly FooterImage[] }) {
  if (images.length === 0) return null
  return (
    <ul className="logos">
      {withUniqueKeys(images, ({ source }) => source).map(([key, image]) => (
        <li key={key}>
          {image.link ? (
            <a className="logos__link" href={image.link}>
              <Logo {...image} />
            </a>
          ) : (
            <Logo {...image} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** An unknown source is reported, and shown as an empty image of the same size (FOOTER-25). */
function Logo({ source, label, width, height }: FooterImage) {
  const url = logoUrl(source)
  useEffect(() => {
    if (!url) reportError('shop-footer', 'UNKNOWN_LOGO', 'A logo of the content is unknown.')
  }, [url])
  const size = { className: 'logos__logo', width, height }
  if (!url) return <svg {...size} role="img" aria-label={label} />
  return <img {...size} src={url} alt={label} loading="lazy" />
}
