CREATE TABLE "move_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "move_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"reservation_key" text NOT NULL,
	"selection" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "move_requests_reservation_unique" UNIQUE("reservation_key")
);
--> statement-breakpoint
ALTER TABLE "move_requests" ADD CONSTRAINT "move_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "move_requests_one_open_per_booking" ON "move_requests" USING btree ("booking_id") WHERE "move_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "move_requests_open" ON "move_requests" USING btree ("next_attempt_at") WHERE "move_requests"."state" = 'open';