CREATE TABLE "cancel_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancel_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"key" text PRIMARY KEY NOT NULL,
	"booking_id" integer,
	"product" text NOT NULL,
	"reference" text,
	"state" text NOT NULL,
	"held_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cancel_requests" ADD CONSTRAINT "cancel_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancel_requests_booking" ON "cancel_requests" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "cancel_requests_open" ON "cancel_requests" USING btree ("next_attempt_at") WHERE "cancel_requests"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_live_per_booking" ON "reservations" USING btree ("booking_id") WHERE "reservations"."state" in ('asked', 'held', 'confirmed');--> statement-breakpoint
CREATE INDEX "reservations_booking" ON "reservations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "reservations_to_give_up" ON "reservations" USING btree ("next_attempt_at") WHERE "reservations"."state" = 'giving_up';