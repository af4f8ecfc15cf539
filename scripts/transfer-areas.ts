/** Contains hand-written data of places where transfers start or end: airports, ports, quarters, sights and resorts. */

/**
 * Layout of an airport's arrivals. `one`: one arrivals hall. `exits`: two exits in one terminal. `terminals`: separate
 * terminals for domestic and international flights.
 */
export type Arrivals = 'one' | 'exits' | 'terminals'

/**
 * Airports by IATA code: plate code of the province, the district if it is certain, and how the arrivals halls are laid
 * out.
 */
export const airportPlaces: Record<string, [plate: number, district?: string, arrivals?: Arrivals]> = {
  IST: [34, 'Arnavutköy', 'exits'],
  SAW: [34, 'Pendik', 'exits'],
  ESB: [6, 'Akyurt', 'exits'],
  ADB: [35, 'Gaziemir', 'terminals'],
  AYT: [7, 'Muratpaşa', 'terminals'],
  COV: [33, 'Tarsus', 'exits'],
  DLM: [48, 'Dalaman', 'terminals'],
  BJV: [48, 'Milas', 'terminals'],
  TZX: [61, 'Ortahisar'],
  GZT: [27, 'Oğuzeli'],
  ASR: [38, 'Kocasinan'],
  DIY: [21],
  SZF: [55, 'Çarşamba'],
  VAN: [65],
  ERZ: [25],
  KYA: [42, 'Selçuklu'],
  HTY: [31],
  GNY: [63],
  MLX: [44],
  EZS: [23],
  MQM: [47, 'Kızıltepe'],
  RZV: [53, 'Pazar'],
  OGU: [52, 'Gülyalı'],
  NAV: [50, 'Gülşehir'],
  DNZ: [20, 'Çardak'],
  BAL: [72],
  ADF: [2],
  AJI: [4],
  AOE: [26, 'Tepebaşı'],
  BGG: [12],
  CKZ: [17],
  EDO: [10, 'Edremit'],
  ERC: [24],
  GZP: [7, 'Gazipaşa'],
  IGD: [76],
  ISE: [32, 'Keçiborlu'],
  KCM: [46],
  KFS: [37],
  KSY: [36],
  KZR: [43, 'Altıntaş'],
  MSR: [49],
  MZH: [5, 'Merzifon'],
  NKT: [73, 'Cizre'],
  NOP: [57],
  ONQ: [67, 'Çaycuma'],
  SXZ: [56],
  TEQ: [59, 'Çorlu'],
  TJK: [60],
  VAS: [58],
  YEI: [16, 'Yenişehir'],
  YKO: [30, 'Yüksekova'],
}

/** Districts on islands without a road connection, by plate code; names are separated by spaces. */
export const islands: Record<number, string> = { 34: 'Adalar', 17: 'Bozcaada Gökçeada', 10: 'Marmara' }

export interface Area {
  kind: 'port' | 'area' | 'hotels'
  name: string
  /** English name of the place, if it differs from the Turkish one. */
  english?: string
  district: string
  /** Coordinates of the place, if GeoNames has no place of that name in the province. */
  at?: [latitude: number, longitude: number]
  /** Other words by which travellers search for the place. */
  also?: string
  /** Whether the place is one of the most searched ones. */
  wellKnown?: boolean
}

type More = Omit<Area, 'kind' | 'name' | 'district'>
const made =
  (kind: Area['kind']) =>
  (name: string, district: string, more: More = {}): Area => ({ kind, name, district, ...more })
const port = made('port')
const area = made('area')
const hotels = made('hotels')
const well = { wellKnown: true } as const

/** Transfer places by plate code. IDs are derived from positions: add new places at the end of a list. */
// oxfmt-ignore
export const areas: Record<number, Area[]> = {
  2: [area('Nemrut Dağı', 'Kahta', { english: 'Mount Nemrut', at: [37.9808, 38.7408] })],
  3: [hotels('Afyon Termal Oteller', 'Merkez', { english: 'Afyon Thermal Hotels', at: [38.8362, 30.4318] })],
  4: [area('İshak Paşa Sarayı', 'Doğubayazıt', { english: 'Ishak Pasha Palace', at: [39.5204, 44.1291] })],
  6: [
    area('Kızılay', 'Çankaya', { at: [39.9208, 32.8541], ...well }), area('Ulus', 'Altındağ', { at: [39.9417, 32.8547] }),
    area('Kavaklıdere', 'Çankaya', { at: [39.9061, 32.8606] }), area('Söğütözü', 'Çankaya', { at: [39.911, 32.8] }),
    area('Ankara Tren Garı', 'Altındağ', { english: 'Ankara Train Station', at: [39.9361, 32.8441], also: 'yht hızlı tren' }),
  ],
  7: [
    hotels('Belek', 'Serik', { at: [36.8625, 31.055], ...well }), hotels('Kadriye', 'Serik', { at: [36.8711, 31.0127] }),
    hotels('Boğazkent', 'Serik', { at: [36.8485, 31.1622] }), hotels('Lara', 'Muratpaşa', { at: [36.8555, 30.7855], ...well }),
    hotels('Kundu', 'Aksu', { at: [36.8585, 30.8965], ...well }), hotels('Konyaaltı Sahili', 'Konyaaltı', { english: 'Konyaaltı Beach', at: [36.8726, 30.6516] }),
    area('Kaleiçi', 'Muratpaşa', { english: 'Kaleiçi Old Town', at: [36.8841, 30.7056], ...well }),
    hotels('Kemer', 'Kemer', { at: [36.6023, 30.5598], ...well }), hotels('Beldibi', 'Kemer', { at: [36.7167, 30.5667] }),
    hotels('Göynük', 'Kemer', { at: [36.6667, 30.55] }), hotels('Çamyuva', 'Kemer', { at: [36.5631, 30.5655] }),
    hotels('Tekirova', 'Kemer', { at: [36.5, 30.5225] }), hotels('Kiriş', 'Kemer', { at: [36.581, 30.575] }),
    area('Olympos', 'Kumluca', { at: [36.3969, 30.4731] }), area('Çıralı', 'Kemer', { at: [36.4139, 30.4778] }),
    area('Adrasan', 'Kumluca', { at: [36.3108, 30.4617] }), hotels('Side', 'Manavgat', { at: [36.7673, 31.389], ...well }),
    hotels('Kumköy', 'Manavgat', { at: [36.789, 31.355], also: 'side' }), hotels('Evrenseki', 'Manavgat', { at: [36.7982, 31.3438], also: 'side' }),
    hotels('Çolaklı', 'Manavgat', { at: [36.8137, 31.3152], also: 'side' }), hotels('Gündoğdu', 'Manavgat', { at: [36.824, 31.286], also: 'side' }),
    hotels('Titreyengöl', 'Manavgat', { at: [36.7515, 31.4467], also: 'side sorgun' }), hotels('Kızılağaç', 'Manavgat', { at: [36.732, 31.514], also: 'side' }),
    hotels('Kızılot', 'Manavgat', { at: [36.7075, 31.5757] }), hotels('Okurcalar', 'Alanya', { at: [36.6537, 31.6784] }),
    hotels('Avsallar', 'Alanya', { at: [36.6227, 31.768], also: 'incekum' }), hotels('Türkler', 'Alanya', { at: [36.6061, 31.8075] }),
    hotels('Konaklı', 'Alanya', { at: [36.5853, 31.8883] }), hotels('Alanya', 'Alanya', { at: [36.5438, 31.9998], also: 'kleopatra', ...well }),
    hotels('Oba', 'Alanya', { at: [36.5357, 32.0482] }), hotels('Mahmutlar', 'Alanya', { at: [36.4897, 32.0998] }),
    hotels('Kaş', 'Kaş', { at: [36.2, 29.6377], ...well }), hotels('Kalkan', 'Kaş', { at: [36.265, 29.4139], ...well }),
    area('Patara', 'Kaş', { at: [36.2722, 29.3172], also: 'gelemiş' }), area('Üçağız', 'Demre', { at: [36.196, 29.8477], also: 'kekova' }),
    port('Antalya Limanı', 'Konyaaltı', { english: 'Antalya Cruise Port', at: [36.8365, 30.6125] }),
    port('Alanya Limanı', 'Alanya', { english: 'Alanya Cruise Port', at: [36.5391, 31.9986] }),
  ],
  8: [area('Sarp Sınır Kapısı', 'Hopa', { english: 'Sarp Border Crossing', at: [41.5208, 41.5477], also: 'batum batumi' })],
  9: [
    hotels('Kuşadası', 'Kuşadası', { at: [37.8579, 27.261], ...well }), hotels('Kadınlar Denizi', 'Kuşadası', { english: 'Ladies Beach', at: [37.8446, 27.2455] }),
    hotels('Davutlar', 'Kuşadası', { at: [37.7302, 27.2893] }), hotels('Güzelçamlı', 'Kuşadası', { at: [37.7125, 27.235] }),
    hotels('Didim Altınkum', 'Didim', { english: 'Didim Altınkum Beach', at: [37.3553, 27.2815], ...well }), hotels('Akbük', 'Didim', { at: [37.4085, 27.4085] }),
    port('Kuşadası Limanı', 'Kuşadası', { english: 'Kuşadası Cruise Port', at: [37.8621, 27.2565], also: 'efes ephesus', ...well }),
  ],
  10: [
    hotels('Sarımsaklı', 'Ayvalık', { at: [39.2672, 26.6623] }), area('Cunda', 'Ayvalık', { at: [39.3372, 26.658], also: 'alibey' }),
    hotels('Akçay', 'Edremit', { at: [39.5836, 26.9226] }), hotels('Altınoluk', 'Edremit', { at: [39.5726, 26.7365] }),
    hotels('Ören', 'Burhaniye', { at: [39.505, 26.934] }), port('Bandırma Feribot İskelesi', 'Bandırma', { english: 'Bandırma Ferry Port', at: [40.3535, 27.971] }),
  ],
  14: [area('Abant', 'Mudurnu', { at: [40.6061, 31.2803] }), hotels('Kartalkaya', 'Merkez', { at: [40.6017, 31.7864], also: 'kayak ski' })],
  16: [
    hotels('Uludağ', 'Osmangazi', { at: [40.1, 29.1333], also: 'kayak ski', ...well }), hotels('Çekirge', 'Osmangazi', { at: [40.2003, 29.0183] }),
    port('Mudanya İskelesi', 'Mudanya', { english: 'Mudanya Ferry Port', at: [40.3765, 28.8835] }), area('Cumalıkızık', 'Yıldırım', { at: [40.1747, 29.1721] }),
  ],
  17: [
    area('Assos', 'Ayvacık', { at: [39.4881, 26.3367], also: 'behramkale' }), area('Geyikli İskelesi', 'Ezine', { english: 'Geyikli Ferry Port', at: [39.8045, 26.168], also: 'bozcaada' }),
    area('Truva', 'Merkez', { english: 'Troy', at: [39.9575, 26.2389], also: 'troya tevfikiye' }),
    port('Çanakkale Kepez Limanı', 'Merkez', { english: 'Çanakkale Kepez Cruise Port', at: [40.0993, 26.3687] }),
  ],
  20: [hotels('Pamukkale', 'Pamukkale', { at: [37.9177, 29.1188], ...well }), hotels('Karahayıt', 'Pamukkale', { at: [37.9653, 29.1033] })],
  24: [hotels('Ergan Dağı', 'Merkez', { english: 'Mount Ergan', at: [39.6133, 39.5187], also: 'kayak ski' })],
  25: [hotels('Palandöken', 'Palandöken', { at: [39.8543, 41.2856], also: 'kayak ski', ...well })],
  26: [area('Odunpazarı Evleri', 'Odunpazarı', { english: 'Odunpazarı Houses', at: [39.7645, 30.525] })],
  27: [area('Zeugma Müzesi', 'Şehitkamil', { english: 'Zeugma Museum', at: [37.0753, 37.3863] })],
  31: [hotels('Arsuz', 'Arsuz', { at: [36.4128, 35.8867] })],
  32: [hotels('Davraz', 'Merkez', { at: [37.784, 30.756], also: 'kayak ski' })],
  33: [
    hotels('Kızkalesi', 'Erdemli', { at: [36.4614, 34.1444] }), port('Taşucu Limanı', 'Silifke', { english: 'Taşucu Ferry Port', at: [36.3183, 33.8825], also: 'kıbrıs cyprus' }),
    port('Mersin Limanı', 'Akdeniz', { english: 'Mersin Port', at: [36.7978, 34.636] }), hotels('Narlıkuyu', 'Silifke', { at: [36.4432, 34.1117] }),
  ],
  34: [
    area('Taksim', 'Beyoğlu', { at: [41.037, 28.985], also: 'istiklal', ...well }),
    area('Sultanahmet', 'Fatih', { english: 'Sultanahmet (Old City)', at: [41.0055, 28.9769], also: 'ayasofya', ...well }),
    area('Sirkeci', 'Fatih', { at: [41.0137, 28.9769] }), area('Laleli', 'Fatih', { at: [41.0102, 28.9553] }),
    area('Aksaray', 'Fatih', { at: [41.0118, 28.9485] }), area('Karaköy', 'Beyoğlu', { at: [41.0226, 28.9753] }),
    area('Galata', 'Beyoğlu', { at: [41.0256, 28.9741] }), area('Nişantaşı', 'Şişli', { at: [41.0507, 28.9936] }),
    area('Levent', 'Beşiktaş', { at: [41.0814, 29.0112] }), area('Maslak', 'Sarıyer', { at: [41.1091, 29.0196] }),
    area('Ortaköy', 'Beşiktaş', { at: [41.0473, 29.0268] }), area('Bebek', 'Beşiktaş', { at: [41.0771, 29.0437] }),
    area('Ataköy', 'Bakırköy', { at: [40.9783, 28.8538] }), area('Yeşilköy', 'Bakırköy', { at: [40.9632, 28.8241] }),
    area('Kozyatağı', 'Kadıköy', { at: [40.9755, 29.0989] }), area('Moda', 'Kadıköy', { at: [40.9822, 29.0264] }),
    area('Söğütlüçeşme Tren Garı', 'Kadıköy', { english: 'Söğütlüçeşme Train Station', at: [40.9917, 29.0378], also: 'yht hızlı tren' }),
    port('Galataport', 'Beyoğlu', { english: 'Galataport Cruise Port', at: [41.0262, 28.9826], also: 'salıpazarı liman', ...well }),
    port('Yenikapı Feribot İskelesi', 'Fatih', { english: 'Yenikapı Ferry Port', at: [41.0024, 28.9553], also: 'ido' }),
    port('Kabataş İskelesi', 'Beyoğlu', { english: 'Kabataş Ferry Port', at: [41.0333, 28.993], also: 'adalar princes islands' }),
    area('Tüyap Fuar Merkezi', 'Büyükçekmece', { english: 'Tüyap Fair Centre', at: [41.0186, 28.6247] }),
  ],
  35: [
    hotels('Alaçatı', 'Çeşme', { at: [38.2826, 26.3746], ...well }), hotels('Ilıca', 'Çeşme', { at: [38.3087, 26.3611] }),
    hotels('Çeşme', 'Çeşme', { at: [38.3232, 26.3058], ...well }), hotels('Özdere', 'Menderes', { at: [38.0137, 27.1295] }),
    hotels('Gümüldür', 'Menderes', { at: [38.0739, 27.0157] }), area('Alsancak', 'Konak', { at: [38.4357, 27.1427], ...well }),
    area('Efes', 'Selçuk', { english: 'Ephesus', at: [37.9497, 27.3639] }), area('Şirince', 'Selçuk', { at: [37.9428, 27.4328] }),
    area('Sığacık', 'Seferihisar', { at: [38.1947, 26.7869] }), hotels('Eski Foça', 'Foça', { english: 'Old Foça', at: [38.6703, 26.7566] }),
    port('İzmir Alsancak Limanı', 'Konak', { english: 'Izmir Cruise Port', at: [38.4445, 27.1497] }),
    port('Çeşme Limanı', 'Çeşme', { english: 'Çeşme Ferry Port', at: [38.3183, 26.2965], also: 'sakız chios' }),
    port('Dikili Limanı', 'Dikili', { english: 'Dikili Cruise Port', at: [39.0688, 26.8855] }),
  ],
  36: [hotels('Sarıkamış Kayak Merkezi', 'Sarıkamış', { english: 'Sarıkamış Ski Resort', at: [40.3133, 42.5683] }), area('Ani', 'Merkez', { at: [40.5075, 43.5728], also: 'ocaklı' })],
  37: [hotels('Ilgaz Kayak Merkezi', 'Merkez', { english: 'Ilgaz Ski Resort', at: [41.0743, 33.7319] })],
  38: [hotels('Erciyes Kayak Merkezi', 'Melikgazi', { english: 'Erciyes Ski Resort', at: [38.5443, 35.5152], ...well })],
  41: [area('Maşukiye', 'Kartepe', { at: [40.7036, 30.1397] })],
  42: [area('Mevlana Müzesi', 'Karatay', { english: 'Mevlana Museum', at: [37.8707, 32.5049], also: 'rumi' }), area('Çatalhöyük', 'Çumra', { at: [37.6667, 32.8283] })],
  46: [hotels('Yedikuyular Kayak Merkezi', 'Onikişubat', { english: 'Yedikuyular Ski Resort', at: [37.6263, 36.7906] })],
  47: [area('Eski Mardin', 'Artuklu', { english: 'Mardin Old Town', at: [37.313, 40.7378], ...well })],
  48: [
    hotels('Bodrum', 'Bodrum', { at: [37.0344, 27.4305], ...well }), hotels('Gümbet', 'Bodrum', { at: [37.0331, 27.4059] }),
    hotels('Bitez', 'Bodrum', { at: [37.0283, 27.3812] }), hotels('Ortakent', 'Bodrum', { at: [37.0382, 27.3431], also: 'yahşi' }),
    hotels('Turgutreis', 'Bodrum', { at: [37.0119, 27.2587], ...well }), hotels('Yalıkavak', 'Bodrum', { at: [37.1055, 27.2917], ...well }),
    hotels('Türkbükü', 'Bodrum', { at: [37.1313, 27.3756], also: 'göltürkbükü' }), hotels('Gündoğan', 'Bodrum', { at: [37.1323, 27.3468] }),
    hotels('Gümüşlük', 'Bodrum', { at: [37.0541, 27.2329] }), hotels('Akyarlar', 'Bodrum', { at: [36.9714, 27.2968] }),
    hotels('Torba', 'Bodrum', { at: [37.0838, 27.458] }), hotels('Güvercinlik', 'Bodrum', { at: [37.1347, 27.5844] }),
    hotels('Marmaris', 'Marmaris', { at: [36.855, 28.2706], ...well }), hotels('İçmeler', 'Marmaris', { at: [36.8044, 28.2316], ...well }),
    hotels('Turunç', 'Marmaris', { at: [36.7752, 28.2473] }), hotels('Selimiye', 'Marmaris', { at: [36.7081, 28.0932] }),
    hotels('Bozburun', 'Marmaris', { at: [36.677, 28.042] }), hotels('Orhaniye', 'Marmaris', { at: [36.7597, 28.1337] }),
    hotels('Fethiye', 'Fethiye', { at: [36.6217, 29.1164], ...well }), hotels('Ölüdeniz', 'Fethiye', { english: 'Ölüdeniz (Blue Lagoon)', at: [36.5509, 29.1236], ...well }),
    hotels('Hisarönü', 'Fethiye', { at: [36.5721, 29.1381] }), hotels('Çalış Plajı', 'Fethiye', { english: 'Çalış Beach', at: [36.6614, 29.1073] }),
    area('Kayaköy', 'Fethiye', { at: [36.5765, 29.0902] }), area('Faralya', 'Fethiye', { at: [36.4964, 29.1434], also: 'kelebekler vadisi butterfly valley' }),
    hotels('Göcek', 'Fethiye', { at: [36.7548, 28.9403], ...well }), hotels('Sarıgerme', 'Ortaca', { at: [36.7124, 28.7053] }),
    hotels('Dalyan', 'Ortaca', { at: [36.8346, 28.6427], ...well }), hotels('Akyaka', 'Ula', { at: [37.0537, 28.3253] }),
    hotels('Datça', 'Datça', { at: [36.7283, 27.6866] }), area('Palamutbükü', 'Datça', { at: [36.6707, 27.5045] }),
    port('Bodrum Yolcu Limanı', 'Bodrum', { english: 'Bodrum Cruise Port', at: [37.0233, 27.4382], also: 'kos istanköy' }),
    port('Marmaris Limanı', 'Marmaris', { english: 'Marmaris Cruise Port', at: [36.8497, 28.2793], also: 'rodos rhodes' }),
    port('Fethiye Limanı', 'Fethiye', { english: 'Fethiye Port', at: [36.6242, 29.1058] }),
  ],
  50: [
    hotels('Göreme', 'Merkez', { at: [38.6431, 34.8289], also: 'kapadokya cappadocia', ...well }), hotels('Ürgüp', 'Ürgüp', { at: [38.6299, 34.9123], also: 'kapadokya cappadocia', ...well }),
    hotels('Uçhisar', 'Merkez', { at: [38.6296, 34.8053], also: 'kapadokya cappadocia' }), hotels('Avanos', 'Avanos', { at: [38.7175, 34.8464], also: 'kapadokya cappadocia' }),
    hotels('Ortahisar', 'Ürgüp', { at: [38.6237, 34.8645], also: 'kapadokya cappadocia' }), area('Mustafapaşa', 'Ürgüp', { at: [38.5851, 34.8983], also: 'kapadokya cappadocia' }),
    area('Çavuşin', 'Avanos', { at: [38.6737, 34.8383], also: 'kapadokya cappadocia' }),
  ],
  53: [hotels('Ayder Yaylası', 'Çamlıhemşin', { english: 'Ayder Plateau', at: [40.9533, 41.1033], ...well })],
  54: [hotels('Sapanca Gölü', 'Sapanca', { english: 'Lake Sapanca', at: [40.693, 30.262] })],
  55: [port('Samsun Limanı', 'İlkadım', { english: 'Samsun Port', at: [41.2985, 36.3425] })],
  57: [port('Sinop Limanı', 'Merkez', { english: 'Sinop Cruise Port', at: [42.0225, 35.1497] })],
  61: [
    hotels('Uzungöl', 'Çaykara', { at: [40.6195, 40.2947], ...well }), area('Sümela Manastırı', 'Maçka', { english: 'Sumela Monastery', at: [40.6901, 39.6584] }),
    port('Trabzon Limanı', 'Ortahisar', { english: 'Trabzon Cruise Port', at: [41.0066, 39.7373] }),
  ],
  63: [area('Göbeklitepe', 'Haliliye', { at: [37.2233, 38.9225] }), area('Balıklıgöl', 'Eyyübiye', { english: 'Balıklıgöl (Pool of Abraham)', at: [37.1474, 38.7843] })],
  65: [area('Akdamar İskelesi', 'Gevaş', { english: 'Akdamar Pier', at: [38.3122, 43.0213] })],
  74: [port('Amasra Limanı', 'Amasra', { english: 'Amasra Cruise Port', at: [41.7497, 32.3897] })],
  77: [hotels('Termal', 'Termal', { at: [40.6058, 29.1731] }), port('Yalova Feribot İskelesi', 'Merkez', { english: 'Yalova Ferry Port', at: [40.6605, 29.2727] })],
  78: [hotels('Safranbolu Eski Çarşı', 'Safranbolu', { english: 'Safranbolu Old Town', at: [41.2446, 32.6929] })],
  81: [hotels('Akçakoca', 'Akçakoca', { at: [41.0866, 31.1163] })],
}
