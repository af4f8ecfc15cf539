ALTER TABLE "seat_inventory" RENAME TO "flight_cabins";--> statement-breakpoint
ALTER TABLE "flight_cabins" RENAME CONSTRAINT "seat_inventory_flight_key_cabin_pk" TO "flight_cabins_flight_key_cabin_pk";--> statement-breakpoint
ALTER TABLE "flight_cabins" RENAME CONSTRAINT "seat_inventory_never_oversold" TO "flight_cabins_never_oversold";--> statement-breakpoint
ALTER TABLE "flight_cabins" RENAME CONSTRAINT "seat_inventory_never_negative" TO "flight_cabins_never_negative";--> statement-breakpoint
ALTER TABLE "booking_seats" RENAME TO "flight_seats";--> statement-breakpoint
ALTER TABLE "flight_seats" RENAME CONSTRAINT "booking_seats_booking_id_flight_key_cabin_pk" TO "flight_seats_booking_id_flight_key_cabin_pk";--> statement-breakpoint
ALTER TABLE "flight_seats" RENAME CONSTRAINT "booking_seats_booking_id_bookings_id_fk" TO "flight_seats_booking_id_bookings_id_fk";--> statement-breakpoint
ALTER INDEX "booking_seats_flight" RENAME TO "flight_seats_flight";
