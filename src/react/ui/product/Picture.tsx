import { ImageOff } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
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
  const { src, alt } = props
  const size = sizeOf(props)
  const ratio = size ? size.width / size.height : (props.ratio as Ratio)
  if (!src) {
    return (
      <RatioBox ratio={ratio}>
        <Frame look="failed">
          <Fallback alt={alt} />
        </Frame>
      </RatioBox>
    )
  }
  const image = <LoadingImage key={src} {...props} src={src} size={size} />
  return size ? image : <RatioBox ratio={ratio}>{image}</RatioBox>
}

interface Size {
  width: number
  height: number
}

function sizeOf({ width, height }: PictureProps): Size | undefined {
  if (width === undefined || height === undefined) return undefined
  if (width > 0 && height > 0) return { width, height }
  warn(`Picture: ${width} by ${height} is no size in px; it is shown by its ratio.`)
  return undefined
}

function LoadingImage(props: PictureProps & { size: Size | undefined }) {
  const { src, srcSet, sizes, sources = [], alt, size, isPriority = false, fit = 'cover' } = props
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
    <Frame look={look} fit={size ? undefined : fit}>
      <picture>
        {sources.map((source) => (
          <source key={`${source.media} ${source.type} ${source.srcSet}`} {...source} />
        ))}
        {/* `loading` and `sizes` stand before the addresses: the fetch begins with those. */}
        <img
          ref={image}
          alt={alt}
          {...size}
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
