/** Products that partners sell through the shop. */
import type { Draft } from './product.ts'

export const PARTNER_PRODUCTS: readonly Draft[] = [
  {
    id: 'mobile-plan-smart',
    titles:
      'Mobilfunktarif Smart, 20 GB | Abonnement mobile Smart, 20 Go | Abonament komórkowy Smart, 20 GB | Mobilní tarif Smart, 20 GB | Smart mobil díjcsomag, 20 GB | Mobilný paušál Smart, 20 GB | Smart mobil tarife, 20 GB',
    about: 'partner',
    sections: 'partner-products mobile',
    drawing: 'phone',
    tint: 'petrol',
    euroCents: 1299,
  },
  {
    id: 'green-electricity',
    titles:
      'Ökostrom-Vertrag mit Startbonus | Contrat d’électricité verte avec bonus de bienvenue | Umowa na zieloną energię z bonusem na start | Smlouva na zelenou elektřinu s uvítacím bonusem | Zöldáram-szerződés kezdőbónusszal | Zmluva na zelenú elektrinu s uvítacím bonusom | Başlangıç bonuslu yeşil elektrik sözleşmesi',
    about: 'partner',
    sections: 'partner-products',
    drawing: 'light-bulb',
    tint: 'mustard',
    euroCents: 2999,
  },
  {
    id: 'weekend-trip-voucher',
    titles:
      'Reisegutschein für ein Wochenende zu zweit | Bon de voyage pour un week-end à deux | Voucher na weekend dla dwojga | Poukaz na víkend pro dva | Utazási utalvány hétvégére, két főre | Poukaz na víkend pre dvoch | İki kişilik hafta sonu seyahat çeki',
    about: 'partner',
    sections: 'partner-products',
    drawing: 'suitcase',
    tint: 'caramel',
    euroCents: 14900,
  },
]
