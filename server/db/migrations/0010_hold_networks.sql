ALTER TABLE "bookings" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "bookings_held_by_network" ON "bookings" USING btree ("network") WHERE "bookings"."seats" = 'held';