export const flightTexts = {
  flightSoldOut: {
    tr: 'Seçtiğiniz uçuşta yeterli koltuk kalmadı. Lütfen başka bir uçuş seçin.',
    en: 'There are not enough seats left on the chosen flight. Please choose another one.',
  },
  flightUnavailable: {
    tr: 'Seçtiğiniz uçuş artık satışta değil. Lütfen tekrar arayın.',
    en: 'The chosen flight is no longer on sale. Please search again.',
  },
  returnFlightTooEarly: {
    tr: 'Dönüş uçuşu, gidiş uçuşunun varışından sonra olmalıdır.',
    en: 'The return flight must leave after the outbound flight arrives.',
  },
  returnFlightNeeded: { tr: 'Lütfen dönüş uçuşunuzu da seçin.', en: 'Please choose your return flight as well.' },
  flightNotChosen: { tr: 'Önce bir uçuş seçin.', en: 'Please choose a flight first.' },
} as const
