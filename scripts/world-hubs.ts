/**
 * IATA codes of the world's busy airports outside Turkey, the most important first. The gateway's embedded flight
 * supplier flies to all of them except SVO. `build-airports.ts` ranks all of them after the Turkish airports.
 */
export const worldHubs =
  'LHR CDG FRA AMS MUC DXB JFK DOH VIE ZRH BER DUS CGN FCO BCN MAD ATH ECN GYD TBS SVO BRU MXP LGW STN ORD LAX SFO BOS IAD MIA IAH ATL EWR ' +
  'YYZ YUL AUH JED RUH CAI AMM BEY BGW EBL KWI TLV IKA SIN BKK KUL HKG PEK PVG CAN ICN HND NRT DEL BOM CPH ARN OSL HEL WAW PRG BUD OTP SOF ' +
  'BEG SJJ SKP PRN TIA LIS DUB MAN EDI STR HAM GVA NCE VCE NAP SKG LED TAS ALA NQZ FRU ALG TUN CMN LOS NBO ADD JNB CPT GRU EZE MEX BOG SYD MEL MLE DPS HKT'
