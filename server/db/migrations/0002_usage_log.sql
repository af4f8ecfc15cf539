CREATE TABLE "usage_log" (
	"id" text PRIMARY KEY NOT NULL,
	"device_id" text,
	"app_version" text,
	"event_name" text NOT NULL,
	"event_state" smallint NOT NULL,
	"explanation" text NOT NULL,
	"post_data" text,
	"page_name" text NOT NULL,
	"event_time" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "usage_log_age" ON "usage_log" USING btree ("received_at");