/** Contains the contact and card data of the payer in tests. */

/** Numbers of the sandbox bank's cards (server/payment/sandbox-bank/test-cards.ts). */
export const cards = {
  approved: '5528 7900 0000 0008',
  declined: '4111 1111 1111 1129',
  failed: '4151 1111 1111 1393',
  slow: '4766 6200 0000 0001',
  late: '5890 0400 0000 0016',
}

/** The contact fields of a payment form. */
export const payerContact = { email: 'deniz@example.com', phone_code: '90', phone: '5321234567' }

/** The card fields of a payment form, with the values of a test card that the bank approves. */
export const payerCard = {
  card_owner: 'Deniz Öztürk',
  card_number: cards.approved,
  card_expiry: '12/30',
  card_cvc: '123',
}

/** Contact, card and consent fields of a payment form. */
export const payer = { ...payerContact, ...payerCard, has_invoice: false, condition: true }
