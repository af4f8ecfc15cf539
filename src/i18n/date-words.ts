import { dateFormatter } from '#i18n/formatting-locale.ts'

/**
 * Names of months and weekdays of a language. Browsers provide them through `Intl.DateTimeFormat`, but on an old phone
 * creating the first formatter takes as long as rendering the rest of a form. `tests/src/i18n/date-words.test.ts`
 * compares these names with those of `Intl`.
 */
interface DateWords {
  /** Names of the months from January to December. */
  months: readonly string[]
  shortMonths: readonly string[]
  /** Names of the weekdays from Sunday to Saturday. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** Whether the language writes a weekday before the day of the month. */
  weekdayFirst: boolean
  /** Order and separator of a numeric date. */
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

const own: Record<string, DateWords> = { tr: turkish, en: english }

/**
 * Whether this module contains the names of months and weekdays of a language. All languages that it contains write a
 * date as day, month, year.
 */
export const hasOwnWords = (language: string): boolean => language in own

const byLanguage = { ...own }

/**
 * Takes the names of months and weekdays, and the order of a date, from `Intl`. Used for a language whose names this
 * module does not contain.
 */
function wordsByIntl(language: string): DateWords {
  const parts = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
    dateFormatter(language, options).formatToParts(Date.UTC(2026, month, day))
  // The names of the weekdays are read from seven formatted dates, the first of which is Sunday, 4 January 2026.
  const names = (of: 'month' | 'weekday', style: 'long' | 'short') =>
    Array.from({ length: of === 'month' ? 12 : 7 }, (_, at) => {
      const [month, day] = of === 'month' ? [at, 1] : [0, 4 + at]
      return parts({ day: 'numeric', [of]: style }, month, day).find(({ type }) => type === of)?.value ?? ''
    })
  return {
    months: names('month', 'long'),
    shortMonths: names('month', 'short'),
    weekdays: names('weekday', 'long'),
    shortWeekdays: names('weekday', 'short'),
    weekdayFirst: parts({ day: 'numeric', weekday: 'long' }, 0, 4)[0]?.type === 'weekday',
    // Only the separator itself is kept: in right-to-left languages, the text between day, month and year also contains
    // invisible direction marks.
    digits: parts({ day: '2-digit', month: '2-digit', year: 'numeric' }, 0, 4)
      .map(({ type, value }) => (type === 'literal' ? (/[./-]/.exec(value)?.[0] ?? '/') : type))
      .join(''),
  }
}

/**
 * Returns the words for dates in a language, such as the names of its months. Words from `Intl` are read at the first
 * call.
 */
export const dateWords = (language: string): DateWords => (byLanguage[language] ??= wordsByIntl(language))
