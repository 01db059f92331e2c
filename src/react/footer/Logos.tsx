import { useEffect } from 'react'
import { reportError } from '../../page/events/events.ts'
import { type FooterImage, logoUrl } from '../../shop/footer/footer.ts'
import { withOwnKeys } from '../ui/list/withOwnKeys.ts'

/** Payment, carrier and trust marks (specification 2 §3). */
export function Logos({ images }: { images: readonly FooterImage[] }) {
  if (images.length === 0) return null
  return (
    <ul className="logos">
      {withOwnKeys(images, ({ source }) => source).map(([key, image]) => (
        <li key={key}>
          {image.link ? (
            <a className="logos__link" href={image.link} rel="noopener">
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

/** An unknown source is told, and shows an empty image of its size (specification 2 §3). */
function Logo({ source, label, width, height }: FooterImage) {
  const url = logoUrl(source)
  useEffect(() => {
    if (!url) reportError('shop-footer', 'UNKNOWN_LOGO', `The logo "${source}" is unknown; an empty image is shown.`)
  }, [url, source])
  const size = { className: 'logos__logo', width, height }
  if (!url) return <svg {...size} role="img" aria-label={label} />
  return <img {...size} src={url} alt={label} loading="lazy" decoding="async" />
}
