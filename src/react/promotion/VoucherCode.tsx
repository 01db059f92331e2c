import { Check, Copy } from 'lucide'
import type { Voucher } from '../../shop/promotion/promotion.ts'
import { controlAttribute } from '../../view/controls.ts'
import { useText } from '../shell/useText.ts'
import { useView } from '../shell/useView.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from './Rich.tsx'

interface VoucherCodeProps {
  voucher: Voucher
}

/** A voucher code with a button that copies it (PROMO-28, PROMO-29); the live layer does it. */
export function VoucherCode({ voucher: { code, instruction } }: VoucherCodeProps) {
  const t = useText('promotion')
  return (
    <div className="voucher-code">
      <div className="voucher-code__instruction">
        {instruction ? <Rich text={instruction} /> : t('voucher.instruction')}
      </div>
      <div className="voucher-code__row">
        <code className="voucher-code__code">{code}</code>
        <Button
          size="small"
          data-track={`voucher|${code}`}
          {...useView('voucher.button', code)}
          {...controlAttribute('copy-voucher', code)}
        >
          <span className="voucher-code__icon">
            <Icon icon={Copy} size={16} />
            <Icon icon={Check} size={16} />
          </span>
          <span {...useView('voucher.label', code)} />
        </Button>
      </div>
      <span role="status" {...useView('voucher.status', code)} />
    </div>
  )
}
