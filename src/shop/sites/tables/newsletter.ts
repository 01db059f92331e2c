// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const NEWSLETTER: Readonly<Record<keyof typeof LOCALE, SiteFacts['newsletter']>> = {
  DE: {"minimumAge":16,"pages":{"voucherConditions":"/pages/gutscheinbedingungen","privacy":"/pages/datenschutz","exampleNewsletter":"/pages/beispiel-newsletter"}},
  AT: {"fields":{"salutation":"optional","firstName":"optional","lastName":"optional"},"minimumAge":16,"pages":{"voucherConditions":"/pages/gutscheinbedingungen","privacy":"/pages/datenschutz","exampleNewsletter":"/pages/beispiel-newsletter"}},
  CH: {"minimumAge":16,"pages":{"voucherConditions":"/pages/gutscheinbedingungen","privacy":"/pages/datenschutz","exampleNewsletter":"/pages/beispiel-newsletter"}},
  CH_FR: {"minimumAge":16,"pages":{"voucherConditions":"/pages/conditions-du-bon","privacy":"/pages/protection-des-donnees","exampleNewsletter":"/pages/exemple-de-newsletter"}},
  PL: {"minimumAge":16,"pages":{"voucherConditions":"/pages/regulamin-kuponu","privacy":"/pages/polityka-prywatnosci","exampleNewsletter":"/pages/przykladowy-newsletter"}},
  CZ: {"minimumAge":18,"pages":{"voucherConditions":"/pages/podminky-kuponu","privacy":"/pages/ochrana-osobnich-udaju","exampleNewsletter":"/pages/ukazka-newsletteru"}},
  HU: {"fields":{"salutation":"required","lastName":"required","firstName":"required"},"minimumAge":16,"pages":{"voucherConditions":"/pages/kuponfeltetelek","privacy":"/pages/adatkezeles","exampleNewsletter":"/pages/hirlevel-minta"}},
  SK: {"minimumAge":18,"pages":{"voucherConditions":"/pages/podmienky-kuponu","privacy":"/pages/ochrana-osobnych-udajov","exampleNewsletter":"/pages/ukazka-newslettera"}},
  TR: {"fields":{"firstName":"required","lastName":"required"},"requiresLegalConsent":true,"minimumAge":16,"pages":{"voucherConditions":"/pages/kupon-kosullari","privacy":"/pages/kisisel-verilerin-korunmasi","exampleNewsletter":"/pages/ornek-e-bulten","newsletterHint":"/pages/e-bulten-bilgilendirme","commercialMessages":"/pages/ticari-elektronik-ileti-onayi","personalMarketing":"/pages/kisisellestirilmis-pazarlama-acik-riza","informationNotice":"/pages/aydinlatma-metni"}},
}
