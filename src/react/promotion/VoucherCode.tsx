import { Check, Copy } from 'lucide'
import type { Voucher } from '../../shop/promotion/promotion.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { useCopyFeedback } from '../ui/action/useCopyFeedback.ts'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from './Rich.tsx'

interface VoucherCodeProps {
  voucher: Voucher
}

/** A voucher code with a copy button (PROMO-28, PROMO-29). */
export function VoucherCode({ voucher }: VoucherCodeProps) {
  const t = useText('promotion')
  const { state, copy } = useCopyFeedback()
  const isCopied = state === 'copied'
  return (
    <div className="voucher-code">
      <div className="voucher-code__instruction">
        {voucher.instruction ? <Rich text={voucher.instruction} /> : t('voucher.instruction')}
      </div>
      <div className="voucher-code__row">
        <code className="voucher-code__code">{voucher.code}</code>
        <Button size="small" data-track={`voucher|${voucher.code}`} onClick={() => void copy(voucher.code)}>
          <Icon icon={isCopied ? Check : Copy} size={16} />
          {t(isCopied ? 'voucher.copied' : 'voucher.copy')}
        </Button>
      </div>
      <span className={state === 'failed' ? 'voucher-code__failure' : 'visually-hidden'} role="status">
        {isCopied && t('voucher.copied')}
        {state === 'failed' && t('voucher.copyFailed')}
      </span>
    </div>
  )
}
