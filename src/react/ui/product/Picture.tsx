import { ImageOff } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { type Ratio, RatioBox } from './RatioBox.tsx'

export interface PictureSource {
  srcSet: string
  media?: string
  type?: string
  sizes?: string
  /** In px: only where its shape is another than the picture's. */
  width?: number
  height?: number
}

/** What keeps its place: its own size in px, or the shape that it is cut to. */
type Shape =
  | { width: number; height: number; ratio?: undefined }
  | { ratio: Ratio; width?: undefined; height?: undefined }

type PictureProps = Shape & {
  /** Checked by the caller; without it the fallback is shown. */
  src: string | undefined
  /** Empty where the text beside it says the same. */
  alt: string
  srcSet?: string
  sizes?: string
  /** The first whose media query fits is taken. */
  sources?: readonly PictureSource[]
  /** Above the fold: fetched at once and before others. */
  isPriority?: boolean
  /** Whether a given ratio cuts the picture, or leaves room around it. */
  fit?: 'cover' | 'contain'
}

/**
 * A picture as wide as its place. Its surface stands there while it loads; when it fails, a calm one that says its text.
 * It is a `<picture>` even without sources: React would ask a fragment's reader to preload a bare priority image.
 */
export function Picture(props: PictureProps) {
  const { src, alt, ratio, width, height } = props
  const hasSize = width !== undefined && height !== undefined
  if (!src) {
    return (
      <RatioBox ratio={hasSize ? width / height : (ratio as Ratio)}>
        <Frame look="failed">
          <Fallback alt={alt} />
        </Frame>
      </RatioBox>
    )
  }
  const image = <LoadingImage key={src} {...props} src={src} />
  return hasSize ? image : <RatioBox ratio={ratio as Ratio}>{image}</RatioBox>
}

function LoadingImage(props: PictureProps) {
  const { src, srcSet, sizes, sources = [], alt, width, height, isPriority = false, fit = 'cover' } = props
  const [look, setLook] = useState<Look>('loading')
  const image = useRef<HTMLImageElement>(null)

  // A prerendered picture may have come, or failed, before anyone listened. A drawing without a size of its own has no
  // natural width in Firefox: only decoding tells it from a broken one.
  useEffect(() => {
    if (!image.current?.complete) return
    if (image.current.naturalWidth > 0) setLook('loaded')
    else
      image.current.decode().then(
        () => setLook('loaded'),
        () => setLook('failed'),
      )
  }, [])

  return (
    <Frame look={look} fit={width === undefined ? fit : undefined}>
      <picture>
        {sources.map((source) => (
          <source key={`${source.media} ${source.type} ${source.srcSet}`} {...source} />
        ))}
        {/* `loading` and `sizes` stand before the addresses: the fetch begins with those. */}
        <img
          ref={image}
          alt={alt}
          width={width}
          height={height}
          loading={isPriority ? 'eager' : 'lazy'}
          decoding={isPriority ? undefined : 'async'}
          fetchPriority={isPriority ? 'high' : undefined}
          sizes={sizes}
          srcSet={srcSet}
          src={src}
          onLoad={() => setLook('loaded')}
          onError={() => setLook('failed')}
        />
      </picture>
      {look === 'failed' && <Fallback alt={alt} />}
    </Frame>
  )
}

type Look = 'loading' | 'loaded' | 'failed'

function Frame({ look, fit, children }: { look: Look; fit?: 'cover' | 'contain' | undefined; children: ReactNode }) {
  return <span className={`picture picture--${look}${fit ? ` picture--${fit}` : ''}`}>{children}</span>
}

function Fallback({ alt }: { alt: string }) {
  return (
    <span className="picture__fallback">
      <span className="picture__icon">
        <Icon icon={ImageOff} />
      </span>
      {alt && <span className="picture__alt">{alt}</span>}
    </span>
  )
}
