/** Turkish first names, surnames, cities, clubs and words that passwords are often made of. */
export const turkishWords = `
ahmet mehmet mustafa ali hüseyin hasan ibrahim ismail osman murat ömer yusuf ramazan halil süleyman abdullah mahmut
recep salih fatih kadir emre hakan adem kemal yaşar bekir orhan yunus serkan enes furkan burak onur volkan gökhan
serdar ercan erkan erdem cem can canan deniz barış umut ozan efe ege kaan mert berk berkay batuhan eren arda alp
alper tolga tuncay turgut uğur ufuk ümit veli yasin yiğit zafer kerem koray levent metin nihat oğuz okan özgür polat
rıza sami savaş sedat selim sinan şahin tamer taner tarık tayfun tuna turan ufuk vedat yavuz yılmaz
ayşe fatma emine hatice zeynep elif meryem şerife zehra sultan hanife merve havva zeliha esra fadime özlem hacer
melek yasemin hülya cemile sevim gülsüm leyla dilek büşra ebru rukiye kübra tuğba derya gamze gizem gül gülşen hande
hazal ilayda irem kader kezban melis melike meltem nazlı nesrin nilgün nur nuray pelin pınar seda selin sema serap
sevda sevgi sibel songül şeyma şule tuba tülay yağmur yeliz yıldız buse beyza betül aslı asya azra defne duru ecrin
eylül hiranur nehir öykü toprak aras atlas miraç poyraz göktuğ
yıldırım öztürk aydın özdemir arslan doğan kılıç aslan çetin kara koç kurt özkan şimşek çelik demir kaya yıldız korkmaz
adana adıyaman afyon ağrı amasya ankara antalya artvin balıkesir bilecik bingöl bitlis bolu burdur bursa çanakkale
çankırı çorum denizli diyarbakır edirne elazığ erzincan erzurum eskişehir gaziantep giresun gümüşhane hakkari hatay
isparta mersin istanbul izmir kars kastamonu kayseri kırklareli kırşehir kocaeli konya kütahya malatya manisa
kahramanmaraş mardin muğla muş nevşehir niğde ordu rize sakarya samsun siirt sinop sivas tekirdağ tokat trabzon tunceli
şanlıurfa uşak van yozgat zonguldak aksaray bayburt karaman kırıkkale batman şırnak bartın ardahan ığdır yalova
karabük kilis osmaniye düzce türkiye turkey kıbrıs
galatasaray fenerbahçe beşiktaş trabzonspor bursaspor göztepe karşıyaka çarşı cimbom gsaray fener kartal aslan kanarya
atatürk mustafakemal cumhuriyet türk türkler bozkurt osmanlı fatihsultan vatan bayrak şehit
parola şifre şifrem parolam sifreyok merhaba selam hoşgeldin hoşgeldiniz günaydın iyigünler canım cicim aşkım aşk
sevgilim birtanem bebeğim hayatım güzelim prenses prensesim melegim kralım kral kraliçe seniseviyorum seviyorum
benimaşkım allah allahım bismillah maşallah inşallah elhamdülillah muhammed annem babam kardeşim ailem oğlum kızım
yolcu bilet uçak uçuş otobüs seyahat tatil gezgin deneme test kullanıcı yönetici müşteri
ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık pazartesi salı çarşamba perşembe cuma
cumartesi pazar ilkbahar yaz sonbahar kış
`
  .trim()
  .split(/\s+/)
