import type { LegalTextName } from '#domain/shell/legal-text.ts';
import type { LegalParts } from './parts.ts';

/**
 * Plain descriptions of the app as a start for the owner. A lawyer should review them before customers read
 * them.
 */
export const legalTextsInEnglish: Readonly<Record<LegalTextName, LegalParts>> = {
  'about-us': [
    {
      paragraphs: [
        '{name} brings food, groceries, medicine and goods from the stores around the corner, and rents vehicles by the hour or by distance.',
        'Stores and providers stay independent. They set their prices, hours and minimum orders; {name} shows them, takes the order, and brings it to the door.',
      ],
    },
    { heading: 'Where to find us', paragraphs: ['{address}', '{phone}', '{email}'] },
  ],
  'terms-and-conditions': [
    {
      heading: 'What you agree to',
      paragraphs: [
        'By ordering or booking you make a contract with the store or provider that is named at the checkout. {name} passes your order on and delivers it.',
        'You may order as a guest or with an account. Keep your password to yourself, and tell us when you think that another person knows it.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'The checkout shows what the goods, delivery and tax come to before you place an order. That total is what you pay. When a price changes in between, you are asked again.',
        'Discounts and coupons have conditions of their own, which stand beside them.',
      ],
    },
    {
      heading: 'Orders',
      paragraphs: [
        'A store may refuse an order, for instance when something has sold out. You then pay nothing.',
        'Medicine that needs a prescription is handed out only with one.',
      ],
    },
  ],
  'privacy-policy': [
    {
      heading: 'What we keep',
      paragraphs: [
        'With an order: your name, phone number, e-mail address, the address of delivery and what you ordered. The store and the courier see what they need to fill and bring it.',
        'With an account: your profile, saved addresses, wishlist and past orders. Passwords are kept in a form from which they cannot be read.',
        'On your device: your language, theme, the place you chose and your cart, so that they are there the next time.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [
        'Your data is not sold, and no advertising network follows you in this app.',
        'Where you are is asked for only when you press the compass, and is used to find your address.',
      ],
    },
    {
      heading: 'What you can ask for',
      paragraphs: [
        'Write to {email} to see what is kept of you, to have it corrected, or to have it deleted. Records of orders are kept for as long as the law asks for.',
        'When your account is deleted, what it has used of what is given once a customer, such as a coupon for a first order, stays known for two years: by a code made of your e-mail and phone, from which neither can be read, and for nothing else.',
      ],
    },
  ],
  'refund-policy': [
    {
      heading: 'When you get your money back',
      paragraphs: [
        'When something is missing, wrong or spoiled, tell us within 48 hours of delivery: call {phone} or write to {email}, with the number of the order.',
        'When an order is cancelled before the store has begun, you pay nothing.',
      ],
    },
    {
      heading: 'How',
      paragraphs: [
        'Money goes back the way it came. What was paid in cash is given back in cash or taken off your next order.',
        'Fresh food cannot be returned. We refund it, or send it again, as you wish.',
      ],
    },
  ],
  'shipping-policy': [
    {
      heading: 'Where and when',
      paragraphs: [
        'Each store delivers within its own zone. The app tells before you order whether your address lies in it, how long it takes, and what it costs.',
        'You may choose delivery now, a later time within the hours of the store, or to fetch the order yourself where the store offers it.',
      ],
    },
    {
      heading: 'At the door',
      paragraphs: [
        'Follow the order on its page. If the door stays closed, the courier calls, waits for ten minutes, and brings the order back to the store.',
      ],
    },
  ],
  cancelation: [
    {
      heading: 'Orders',
      paragraphs: [
        'You can cancel an order on its page for as long as that page offers it. After that call {phone}: we ask the store whether it has begun.',
      ],
    },
    {
      heading: 'Trips',
      paragraphs: [
        'A booked vehicle can be cancelled on the page of the trip for as long as that page offers it. A trip that has begun is paid for in full.',
      ],
    },
  ],
};
