import { ImageOff } from 'lucide'
import { type ReactNode, useCallback, useState } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import { Icon } from '../Icon.tsx'
import { type Ratio, RatioBox } from './RatioBox.tsx'

export interface PictureSource {
  srcSet: string
  media?: string
  type?: string
  sizes?: string
  /** In px; only where its aspect ratio differs from the picture's. */
  width?: number
  height?: number
}

/** The shape that reserves its space: its own size in px, or the ratio that it is cropped to. */
type Shape =
  | { width: number; height: number; ratio?: undefined }
  | { ratio: Ratio; width?: undefined; height?: undefined; naturalSize?: Size }

type PictureProps = Shape & {
  /** Must be a safe address; the fallback is shown without it. */
  src: string | undefined
  /** Empty when the text beside it says the same. */
  alt: string
  srcSet?: string
  sizes?: string
  /** The first one with a matching media query is used. */
  sources?: readonly PictureSource[]
  /** For pictures above the fold: fetched at once, before others. */
  isPriority?: boolean
  /** Whether the picture is cropped to the ratio, or shown whole with space around it. */
  fit?: 'cover' | 'contain'
}

/**
 * A picture as wide as its parent, with a placeholder while it loads, and its alternative text when it fails (PART-33). With priority it
 * is a `<picture>` even without sources: for a bare priority image, React would add a preload link to the fragment.
 */
export function Picture(props: PictureProps) {
  const { src, alt } = props
  const size = sizeOf(props)
  const ratio = size ? size.width / size.height : (props.ratio as Ratio)
  if (!src) {
    return (
      <RatioBox ratio={ratio}>
        <Frame status="failed">
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
  warn(`Picture: width (${typeof width}) and height (${typeof height}) are no size in px; the ratio is used.`)
  return undefined
}

function LoadingImage(props: PictureProps & { size: Size | undefined; naturalSize?: Size | undefined }) {
  const { src, srcSet, sizes, sources = [], alt, size, naturalSize, isPriority = false, fit = 'cover' } = props
  const [status, setStatus] = useState<Status>('loading')
  // A painted picture may have loaded or failed before hydration. An SVG without a size has no natural width in
  // Firefox: only decoding distinguishes it from a broken picture.
  const onReady = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete) return
    if (image.naturalWidth > 0) markLoaded(image)
    else
      image.decode().then(
        () => markLoaded(image),
        () => setStatus('failed'),
      )
  }, [])

  // `loading` and `sizes` come before the addresses, which start the fetch.
  const shown = (
    <img
      ref={onReady}
      alt={alt}
      {...(size ?? naturalSize)}
      loading={isPriority ? 'eager' : 'lazy'}
      decoding={isPriority ? undefined : 'async'}
      fetchPriority={isPriority ? 'high' : undefined}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      onLoad={({ currentTarget }) => (status === 'failed' ? setStatus('loaded') : markLoaded(currentTarget))}
      onError={() => setStatus('failed')}
    />
  )
  return (
    <Frame status={status} fit={size ? undefined : fit}>
      {isPriority || sources.length > 0 ? (
        <picture>
          {sources.map((source) => (
            <source key={`${source.media} ${source.type} ${source.srcSet}`} {...source} />
          ))}
          {shown}
        </picture>
      ) : (
        shown
      )}
      {status === 'failed' && <Fallback alt={alt} />}
    </Frame>
  )
}

type Status = 'loading' | 'loaded' | 'failed'

/** Without a render: a list has many pictures, and nothing but the placeholder's colour goes. */
const markLoaded = (image: HTMLImageElement) =>
  image.closest('.picture')?.classList.replace('picture--loading', 'picture--loaded')

function Frame({ status, fit, children }: { status: Status; fit?: PictureProps['fit']; children: ReactNode }) {
  return <span className={`picture picture--${status}${fit ? ` picture--${fit}` : ''}`}>{children}</span>
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
