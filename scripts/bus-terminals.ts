/**
 * Contains hand-written terminal data: names of well-known terminals, İstanbul's four terminals, and towns besides the
 * 81 province centres.
 */

/** Names of terminals that are not named after their city, by plate code. */
export const namedTerminals: Record<number, string> = {
  6: 'AŞTİ',
  35: 'İZOTAŞ',
  16: 'Bursa Terminali',
  42: 'Konya Şehirlerarası Terminali',
}

/** İstanbul's terminals: name, latitude, longitude; the first is the main terminal. */
export const istanbulTerminals: [string, number, number][] = [
  ['Esenler Otogarı', 41.0407, 28.895],
  ['Alibeyköy Cep Otogarı', 41.0826, 28.947],
  ['Harem Otogarı', 41.0079, 29.0105],
  ['Dudullu Otogarı', 41.0173, 29.1575],
]

/** Towns with a terminal of their own, by plate code. */
export const towns: Record<number, string> = {
  7: 'Alanya Manavgat Side Kemer Kaş Kalkan Finike Demre Kumluca Gazipaşa Serik',
  9: 'Kuşadası Didim Söke Nazilli',
  10: 'Ayvalık Edremit Bandırma Burhaniye Erdek',
  17: 'Gelibolu Ezine Ayvacık Biga',
  20: 'Pamukkale',
  31: 'İskenderun',
  33: 'Anamur Silifke Tarsus Erdemli',
  35: 'Çeşme Bergama Ödemiş Tire Foça Dikili Selçuk',
  41: 'Gebze',
  48: 'Bodrum Marmaris Fethiye Datça Milas Dalaman Ortaca Dalyan',
  50: 'Göreme Ürgüp Avanos',
  52: 'Ünye Fatsa',
  55: 'Bafra',
  59: 'Çorlu',
  67: 'Ereğli',
  74: 'Amasra',
  78: 'Safranbolu',
}

/**
 * Plate codes of provinces by importance of their terminal, 5 being the busiest; a province that is not listed has 2.
 */
export const demand: Record<number, string> = {
  5: '34 6 35',
  4: '7 16 42 1 27 55 26 41 33 38 48 9 10',
  3: '20 61 21 44 31 54 43 59 17 45 63 46 50 65 25 58 52 3 5 19 60 67 28 53 64 32 15',
}
