ALTER TABLE "booking_passengers" ALTER COLUMN "foreign_citizen" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "booking_passengers" ALTER COLUMN "citizen_number" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "booking_passengers" ALTER COLUMN "gender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_passengers" ALTER COLUMN "passport" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "cancelled_tickets" ALTER COLUMN "refund_reference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reserved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "confirmed_as" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_reserved" ON "bookings" USING btree ("reserved_until") WHERE "bookings"."reserved_until" is not null;--> statement-breakpoint
CREATE INDEX "reservations_owed" ON "reservations" USING btree ("next_attempt_at") WHERE "reservations"."state" = 'confirmed' and "reservations"."owed" > 0;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reserved_is_sold" CHECK ("bookings"."status" <> 'reserved' or ("bookings"."seats" = 'sold' and "bookings"."pnr" is not null and "bookings"."reserved_until" is not null));