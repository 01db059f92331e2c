import { Skeleton } from '../../src/react/ui/message/Skeleton.tsx'
import { Availability } from '../../src/react/ui/product/Availability.tsx'
import { Picture } from '../../src/react/ui/product/Picture.tsx'
import { Price } from '../../src/react/ui/product/Price.tsx'
import { Rating } from '../../src/react/ui/product/Rating.tsx'
import { RatioBox } from '../../src/react/ui/product/RatioBox.tsx'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
import { Section, Specimen } from './Section.tsx'

const MISSING = '/pictures/not-drawn.svg'
const FOOTNOTES = [
  { mark: '1', label: 'Footnote 1' },
  { mark: '2', label: 'Footnote 2', href: '#footnote-2' },
]

export function ProductParts({ site }: { site: Site }) {
  return (
    <>
      <Prices site={site} />
      <Pictures />
      <Details />
    </>
  )
}

function Prices({ site }: { site: Site }) {
  const reduced = { amount: 129900, previous: 154900, previousLabel: 'Previously', site }
  return (
    <Section title="Prices" hint="Amounts are in cents; the site says how they are written.">
      <Specimen name="Price: s, m, l">
        <Price amount={123456} site={site} size="s" />
        <Price amount={123456} site={site} />
        <Price amount={123456} site={site} size="l" />
      </Specimen>
      <Specimen name="Price: with symbol, without">
        <Price amount={79900} site={site} withSymbol size="l" />
        <Price amount={79900} site={site} withSymbol={false} size="l" />
      </Specimen>
      <Specimen name="Price: reduced, s and m">
        <Price {...reduced} size="s" />
        <Price {...reduced} />
      </Specimen>
      <Specimen name="Price: reduced, l">
        <Price {...reduced} size="l" />
      </Specimen>
      <Specimen name="Price: base price, promotion text and footnotes">
        <Price
          {...reduced}
          size="l"
          align="start"
          basePrice="1 kg: 51,96"
          promotionText="Only until Sunday"
          footnotes={FOOTNOTES}
        />
      </Specimen>
      <Specimen name="Price: the same, size m, aligned to the end">
        <Price {...reduced} basePrice="1 kg: 51,96" promotionText="Only until Sunday" footnotes={FOOTNOTES} />
      </Specimen>
      <Specimen name="Price: 0, below 1, below 0, very large">
        <Price amount={0} site={site} />
        <Price amount={5} site={site} />
        <Price amount={-1250} site={site} />
        <Price amount={Number.MAX_SAFE_INTEGER} site={site} />
      </Specimen>
      <Specimen name="Prices of the nine sites" isWide>
        <SiteTable />
      </Specimen>
      <Specimen name="Price: l on the nine sites" isWide>
        {SITES.map((one) => (
          <Price key={one} amount={123456} site={one} size="l" />
        ))}
      </Specimen>
    </Section>
  )
}

function SiteTable() {
  return (
    <table cellPadding={6}>
      <thead>
        <tr>
          {['Site', 'By default', 'The other way round'].map((name) => (
            <th key={name} scope="col" align="left">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SITES.map((one) => (
          <tr key={one}>
            <th scope="row" align="left">
              {one}
            </th>
            <td>
              <Price amount={123456} site={one} size="s" />
            </td>
            <td>
              <Price amount={123456} site={one} size="s" withSymbol={one === 'DE'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Pictures() {
  return (
    <Section title="Pictures" hint="They keep their place while they load, and when they fail.">
      <Specimen name="Picture: intrinsic size, priority">
        <Picture src="/pictures/hero.svg" alt="Coffee on a kitchen table" width={760} height={560} isPriority />
      </Specimen>
      <Specimen name="Picture: another source in a narrow window">
        <Picture
          src="/pictures/category-coffee.svg"
          alt="All that makes coffee"
          width={960}
          height={280}
          sources={[{ media: '(max-width: 767px)', srcSet: '/pictures/theme-1.svg', width: 600, height: 450 }]}
        />
      </Specimen>
      <Specimen name="Picture: cut to 16/9">
        <Picture src="/pictures/theme-2.svg" alt="A vase and a chair" ratio="16/9" />
      </Specimen>
      <Specimen name="Picture: 16/9, with room around it">
        <Picture src="/pictures/coffee-spoon.svg" alt="A spoon" ratio="16/9" fit="contain" />
      </Specimen>
      <Specimen name="Picture: failed">
        <Picture src={MISSING} alt="Espresso cups of stoneware, set of two" ratio="4/3" />
      </Specimen>
      <Specimen name="Picture: failed, intrinsic size">
        <Picture src={MISSING} alt="Espresso cups of stoneware, set of two" width={960} height={280} />
      </Specimen>
      <Specimen name="Picture: failed and decorative; without an address">
        <Picture src={MISSING} alt="" ratio="3/2" />
        <Picture src={undefined} alt="Moka pot" ratio={5} />
      </Specimen>
      {(['16/9', '4/3', '3/2', '1/1', 2.39] as const).map((ratio) => (
        <Specimen key={ratio} name={`RatioBox: ${ratio}`}>
          <RatioBox ratio={ratio}>
            <Skeleton shape="box" />
          </RatioBox>
        </Specimen>
      ))}
    </Section>
  )
}

function Details() {
  return (
    <Section title="Ratings, availability and skeletons">
      <Specimen name="Rating: exact">
        {[0, 0.3, 2.5, 4.3, 5].map((value) => (
          <Rating key={value} value={value} label={`${value} of 5 stars`} count={value} />
        ))}
      </Specimen>
      <Specimen name="Rating: to the nearest half">
        <Rating value={4.3} label="4.5 of 5 stars" precision="half" count="(128)" id="espresso1" />
        <Rating value={3.2} label="3 of 5 stars" precision="half" count="128 ratings" />
      </Specimen>
      <Specimen name="Rating: three stars, beyond the scale">
        <Rating value={2} max={3} label="2 of 3 stars" />
        <Rating value={7} label="5 of 5 stars" id="not alphanumeric" />
      </Specimen>
      <Specimen name="Availability: NOT_AVAILABLE, SOLDOUT, SHORTAGE, IN_STOCK">
        <Availability value="NOT_AVAILABLE">
          This article is no longer available in the quantity that you ordered.
        </Availability>
        <Availability value="SOLDOUT">Sold out</Availability>
        <Availability value="SHORTAGE">Only a few left</Availability>
        <Availability value="IN_STOCK">In stock</Availability>
      </Specimen>
      <Specimen name="Skeleton: lines">
        <Skeleton shape="lines" />
      </Specimen>
      <Specimen name="Skeleton: circles, box">
        <Skeleton shape="circle" size="s" />
        <Skeleton shape="circle" />
        <Skeleton shape="circle" size="l" />
        <Skeleton shape="box" />
      </Specimen>
    </Section>
  )
}
