/**
 * Names of months and weekdays by language. The browser has them too (`Intl.DateTimeFormat`), but its first formatter
 * takes as long as the rest of a form on an old phone. `tests/src/i18n/date-words.test.ts` compares them with it.
 */
export interface DateWords {
  /** From January to December. */
  months: readonly string[]
  shortMonths: readonly string[]
  /** From Sunday to Saturday. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** Whether a weekday stands before the day of the month. */
  weekdayFirst: boolean
  /** Order and separator of a date in digits. */
  digits: string
}

const listed = (words: string) => words.split(' ')

const turkish: DateWords = {
  months: listed('Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'),
  shortMonths: listed('Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'),
  weekdays: listed('Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi'),
  shortWeekdays: listed('Paz Pzt Sal Çar Per Cum Cmt'),
  weekdayFirst: false,
  digits: 'day.month.year',
}

const english: DateWords = {
  months: listed('January February March April May June July August September October November December'),
  shortMonths: listed('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
  weekdays: listed('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  shortWeekdays: listed('Sun Mon Tue Wed Thu Fri Sat'),
  weekdayFirst: true,
  digits: 'day/month/year',
}

const byLanguage: Record<string, DateWords> = { tr: turkish, en: english }

/** The names in a language; those in Turkish for a language without any. */
export const dateWords = (language: string): DateWords => byLanguage[language] ?? turkish
