// Made from openapi.json by `npm run contract`. Do not edit.

export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a local account. It becomes usable once the link in the mail has been opened. */
        post: operations["create_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an invitation up and signs in. */
        post: operations["accept_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets a new password by the link that was sent, and ends every session of the account. */
        put: operations["reset_password"];
        /** Sends a link to choose a new password. The answer is the same whether there is such an account or not. */
        post: operations["request_password_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an address by the link that was sent to it, and signs in. */
        post: operations["verify_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the language model is set. The key is not shown. */
        get: operations["find_ai"];
        /** Sets the language model. It is used from the next answer on. */
        put: operations["change_ai"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ai/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people thought of answers, the newest first. */
        get: operations["list_feedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ai/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the language model something, to see whether it answers. */
        post: operations["test_ai"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ai/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes back to how it was set before, key and all. */
        post: operations["undo_ai"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ai/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the language model was used for: calls, failures, tokens, cost and time, by day and app. */
        get: operations["find_ai_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has happened, the newest first. */
        get: operations["list_audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a table, without a limit. */
        get: operations["export_audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Checks that no entry has been changed, removed or put in between. */
        get: operations["verify_audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/{seq}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back the change that an entry describes, if nothing has happened to it since. */
        post: operations["undo_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The campus that everybody sees, and the one to go back to. */
        get: operations["find_campus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campus/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the campus anew. Everybody sees the old one until the new one is whole; then there is a way back until the
         *     next reset.
         */
        post: operations["reset_campus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campus/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes back to the campus before the last reset. Once more, and it is undone. */
        post: operations["undo_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files that were brought in, the newest first. */
        get: operations["list_imports"];
        put?: never;
        /** Keeps a file, the body of the request as it is. Nothing of the campus changes. */
        post: operations["create_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import: how its file is read, and what it would do or has done. */
        get: operations["find_import"];
        put?: never;
        post?: never;
        /** Forgets an import of which nothing is in the campus, and its file. */
        delete: operations["discard_import"];
        options?: never;
        head?: never;
        /** Changes how a file is read, before it is imported. An earlier check does not count any more. */
        patch: operations["update_import"];
        trace?: never;
    };
    "/api/admin/imports/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Imports a file. Cancelled or failed, it leaves the campus as it was. */
        post: operations["apply_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries an import out. Nothing of the campus changes; the import then says what would. */
        post: operations["check_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/errors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows that cannot be taken, with what to change about each. Corrected, it can be imported in its turn. */
        get: operations["export_import_errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a whole import back, unless a later one has changed the same records. */
        post: operations["undo_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations, the newest first. */
        get: operations["list_invitations"];
        put?: never;
        /** Invites somebody by mail. An invitation to the same address that is still open is replaced. */
        post: operations["create_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an invitation back. */
        delete: operations["delete_invitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives an invitation out again that was taken back. The mail that was sent works again. */
        post: operations["restore_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings, the constants of the specification and the rights of each role. */
        get: operations["find_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who may use the suite. Admins see addresses and times as well. */
        get: operations["list_users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user. */
        get: operations["find_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a role, deactivates or reactivates. In effect on that user's next request. The admin must have
         *     confirmed who they are within five minutes.
         */
        patch: operations["update_user"];
        trace?: never;
    };
    "/api/admin/users/{uid}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a user is signed in. */
        get: operations["list_user_sessions"];
        put?: never;
        post?: never;
        /** Signs a user out everywhere. */
        delete: operations["end_user_sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{uid}/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session of a user. */
        delete: operations["end_user_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/answers/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens to an answer, until it is whole. The first event is the answer as it is; whoever lost the connection
         *     asks again. Events: `answer` and `end` (a whole answer), `part`, `sentence`, `source`, `criteria`, `step`.
         */
        get: operations["watch_answer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/answers/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says what one thinks of an answer to one's own message. */
        put: operations["rate_answer"];
        post?: never;
        /** Takes back what one thought of an answer. */
        delete: operations["unrate_answer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/answers/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an answer where it is. What is there by then stays. */
        post: operations["stop_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The apps, in the order of the landing page. */
        get: operations["list_apps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The apps that have a conversation. */
        get: operations["list_assistants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/{app}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the conversation of an app is like. */
        get: operations["find_assistant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own conversations, the one last used first. */
        get: operations["list_conversations"];
        put?: never;
        /** Starts a conversation with a message. The answer is watched at `/api/answers/{id}/events`. */
        post: operations["start_conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A whole conversation: one's own, or one that a colleague has shared. */
        get: operations["find_conversation"];
        put?: never;
        post?: never;
        /** Takes a conversation out of sight. It can be brought back for 30 days. */
        delete: operations["delete_conversation"];
        options?: never;
        head?: never;
        /** Names a conversation, shares it, or shows another branch of it. */
        patch: operations["change_conversation"];
        trace?: never;
    };
    "/api/conversations/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The branch of a conversation that is shown, with its newest answers and their sources, as a file. */
        get: operations["export_conversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted conversation back. */
        post: operations["restore_conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says more in a conversation, or says something again in other words. */
        post: operations["continue_conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/debug/clean-role-suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is suggested for a role before and after it is cleaned, with each step. Nothing is kept. */
        post: operations["suggest_role_clean"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/debug/role-suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The raw candidates for a role, by channel, with what each took. Nothing is cleaned before, and nothing is kept. */
        post: operations["suggest_role_raw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/debug/trait-demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Made-up people, and what the scorer finds in what they said. */
        get: operations["find_trait_demo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/debug/trait-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which anchor an answer reaches on each trait, the words that it rests on, and whether a second run says the same.
         *     Nothing is kept.
         */
        post: operations["test_traits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tree of departments. */
        get: operations["list_departments"];
        put?: never;
        /** Adds a department, as the last at its place. */
        post: operations["create_department"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/cells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets what departments say of traits, one cell or many. */
        put: operations["set_department_cells"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departments beside traits: what each says itself, and what it takes over and from whom. */
        get: operations["find_department_matrix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A department with all that it asks for. */
        get: operations["find_department"];
        put?: never;
        post?: never;
        /** Deletes a department and all below it. They can be brought back for 30 days. */
        delete: operations["delete_department"];
        options?: never;
        head?: never;
        /** Renames or moves a department. */
        patch: operations["change_department"];
        trace?: never;
    };
    "/api/departments/{id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Two departments side by side. */
        get: operations["compare_departments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted department back, with all that was deleted with it. */
        post: operations["restore_department"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drafts an appeal to the aid office. It leaves by a person's hand or not at all. */
        post: operations["draft_aid_appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Works out a table of families: the body of the request is the file, CSV. The answer is a line of JSON for each
         *     family. Nothing is kept.
         */
        post: operations["work_out_aid_batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/batches/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One family of a table as a worksheet. Nothing is kept until somebody saves it as a family. */
        post: operations["open_aid_batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/batches/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty table of families with two for an example. */
        get: operations["find_aid_batch_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/checklists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a family has to do next. */
        post: operations["make_aid_checklist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs the worked examples that come with the app, now. */
        post: operations["run_aid_checks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/comparisons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same answers in every award year. The answers are taken as they are, though each year asks for another tax return. */
        post: operations["compare_aid_years"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/curves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What index and grant would be at every amount of a field, exactly. Needs a worksheet without gaps. */
        post: operations["draw_aid_curve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Works a worksheet out as far as its answers go. Nothing is kept. */
        post: operations["work_out_aid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A worksheet's result as a file. Nothing is kept. */
        post: operations["export_aid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/families": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own families. */
        get: operations["list_aid_families"];
        put?: never;
        /** Begins a worksheet. Nobody else sees it. */
        post: operations["create_aid_family"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/families/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A family with its worksheet. */
        get: operations["find_aid_family"];
        /** Saves a worksheet, finished or not. What was there before stays among the versions. */
        put: operations["save_aid_family"];
        post?: never;
        /** Deletes a family. It can be brought back. */
        delete: operations["delete_aid_family"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/families/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted family back. */
        post: operations["restore_aid_family"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/families/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a family was before. */
        get: operations["list_aid_family_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/families/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a family as it was in a version; that is a new version. */
        post: operations["restore_aid_family_version"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of an award year, with what helps to answer them. */
        get: operations["find_aid_form"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/form/asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which questions matter for these answers. */
        post: operations["find_asked_aid_fields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/isir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recomputes the records of a federal file (ISIR) and says where they differ: the body of the request is the file. The
         *     answer is a line of JSON for each record. Nothing is kept, and social security numbers are masked.
         */
        post: operations["compare_isir"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/isir/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One record of a federal file as a worksheet. Nothing is kept until somebody saves it as a family. */
        post: operations["open_isir"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads an award letter: grants, work and loans apart, the net price reckoned anew. Nothing is kept. */
        post: operations["read_aid_letter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reckons an audit file again: the body of the request is the file. Says whether every byte is the same. */
        post: operations["replay_aid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Families to begin with. All are made up. */
        get: operations["list_aid_samples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financial-aid/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The award years that there are tables for. */
        get: operations["list_aid_years"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the suite can do its work. Answers 503 when it cannot. */
        get: operations["find_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest jobs first: one's own, and for admins all. */
        get: operations["list_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One job. It is worth asking again until its state is `done`, `failed` or `cancelled`. */
        get: operations["find_job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a job. Half an import or half a campus is taken back; an undo goes on to its end. */
        post: operations["cancel_job"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of the library, by title. */
        get: operations["list_documents"];
        put?: never;
        /** Adds a document: the body of the request is the file as it is, PDF, DOCX, Markdown, HTML or text. */
        post: operations["create_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document with its pages. */
        get: operations["find_document"];
        put?: never;
        post?: never;
        /** Takes a document out of the library. It can be brought back for 30 days. */
        delete: operations["delete_document"];
        options?: never;
        head?: never;
        /** Gives a document another title or area. */
        patch: operations["change_document"];
        trace?: never;
    };
    "/api/library/documents/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted document back, unless its file has come again meanwhile. */
        post: operations["restore_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/documents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts another file in the place of the one that is there, which stays as an earlier version. */
        post: operations["create_document_version"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/documents/{id}/versions/{number}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A version as it was uploaded. */
        get: operations["download_document_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/documents/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Searches an earlier version again, or a later one. */
        post: operations["restore_document_version"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passages that answer a question best. */
        get: operations["search_library"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds people by words, by meaning and by what has to be true of them. What is typed is a text and no syntax. */
        get: operations["search_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/consents/{seq}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a change of a consent back, if nothing has happened to it since. */
        post: operations["undo_consent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the search index is: what it knows, and what is going on. */
        get: operations["find_people_index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything about one person. Ways to reach them that they have not agreed to are said to be there, and withheld. */
        get: operations["find_person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/consents/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Writes down what somebody has said about the use of one thing. */
        patch: operations["update_consent"];
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile. */
        get: operations["find_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes one's own name or picture. */
        patch: operations["update_profile"];
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of authentication, for everybody. */
        get: operations["find_session"];
        put?: never;
        post?: never;
        /** Signs out. Whoever is not signed in is already out. */
        delete: operations["delete_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms who is signed in. Needed, no longer than five minutes before, to change somebody's rights.
         *     A Google account is confirmed by `/auth/google/start?purpose=confirm` instead.
         */
        post: operations["confirm_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in to the demo account of a role. */
        post: operations["sign_in_to_demo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/firebase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a Firebase ID token, not older than five minutes, for a session. */
        post: operations["sign_in_with_firebase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/local": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in to a local account. Refused while a remote service that checks passwords can be reached. */
        post: operations["sign_in_locally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions of somebody who has to end one of them before they can come in. Needs the cookie that came
         *     with the refusal.
         */
        get: operations["list_waiting_sessions"];
        put?: never;
        /** Ends another session of the same person and signs in here. */
        post: operations["replace_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own sessions. */
        get: operations["list_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of one's own sessions. */
        delete: operations["end_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the login screen offers. */
        get: operations["find_sign_in_options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Traits, a page at a time. */
        get: operations["list_traits"];
        put?: never;
        /** Adds a trait. One that infers what somebody feels or is, is refused with the reason. */
        post: operations["create_trait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/alike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active traits that are nearly the same, the most alike first. */
        get: operations["list_alike_traits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One change to many traits. The answer says what to send to take it back. */
        post: operations["change_traits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is wrong with a trait that is being written, or could be better. Keeps nothing. */
        post: operations["check_trait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own drafts. */
        get: operations["list_trait_drafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The traits of a list, all pages of it, as CSV. It can be imported again. */
        get: operations["export_traits_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/export.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The traits of a list, all pages of it, as JSON. It can be imported again. */
        get: operations["export_traits_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/frameworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The values of frameworks that traits have, to filter by. */
        get: operations["list_trait_frameworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of traits that were brought in. */
        get: operations["list_trait_imports"];
        put?: never;
        /**
         * Imports traits: the body of the request is the file as it is, CSV or JSON. A row whose name is known changes that
         *     trait. The job says how far it is, and can be cancelled.
         */
        post: operations["create_trait_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import. It is worth asking again while its state is `applying` or `undoing`. */
        get: operations["find_trait_import"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/imports/{id}/errors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows that were not taken: line, column, reason, and the row as it was. Corrected, it can be imported in its turn. */
        get: operations["export_trait_import_errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a whole import back. Traits that were changed since are left, and named. */
        post: operations["undo_trait_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drafts a trait: definition, levels and questions, what it is easily taken for, and what each piece was made of. */
        post: operations["propose_trait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which anchor an answer reaches on each trait, and the words that it rests on. */
        post: operations["score_traits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The traits that a role asks for, how much, and the line that each comes from. */
        post: operations["suggest_traits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A trait with all that it says. One that is deleted is found as long as it can be brought back. */
        get: operations["find_trait"];
        /** Saves a trait and clears one's own draft of it. Whoever has opened another version gets the current one. */
        put: operations["change_trait"];
        post?: never;
        /** Deletes a trait. It can be brought back for 30 days. */
        delete: operations["delete_trait"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers a trait no more. What uses it keeps it. */
        post: operations["archive_trait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own draft of a trait; `new` for one that is not there yet. */
        get: operations["find_trait_draft"];
        /** Keeps what is written so far. Nobody else sees it; saving the trait clears it. */
        put: operations["put_trait_draft"];
        post?: never;
        /** Throws one's own draft away. */
        delete: operations["delete_trait_draft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies a trait under another name. */
        post: operations["duplicate_trait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What two traits would become. Changes nothing. */
        get: operations["preview_trait_merge"];
        put?: never;
        /** Makes one trait of two. The newest change of the one that stays can be taken back, and the other comes back with it. */
        post: operations["merge_traits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted trait back. */
        post: operations["restore_trait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers an archived trait again. */
        post: operations["unarchive_trait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the newest change of a trait back, a merge included. */
        post: operations["undo_trait_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What uses a trait, to be told before it goes. */
        get: operations["find_trait_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a trait. */
        get: operations["list_trait_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a trait said in one version. */
        get: operations["find_trait_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traits/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says again what an earlier version said. */
        post: operations["restore_trait_version"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/turns/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a message once more, with its chips as they were or as they are given. */
        post: operations["answer_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Takes the browser back from Google, with a session or with a reason why not. */
        get: operations["finish_google"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sends the browser to Google. */
        get: operations["start_google"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptInvitation: {
            token: components["schemas"]["Text1To100"];
            password: components["schemas"]["Password"];
            displayName: components["schemas"]["Text1To200"];
        };
        /** @description What happens next. */
        Accepted: {
            message: string;
        };
        /**
         * @description Everything that is written down.
         * @enum {string}
         */
        Action: "signed_in" | "sign_in_refused" | "session_limit_reached" | "signed_out" | "session_ended" | "sessions_ended" | "session_token_reused" | "identity_confirmed" | "permission_denied" | "account_created" | "account_verified" | "account_connected" | "password_reset_requested" | "password_changed" | "profile_changed" | "role_changed" | "user_deactivated" | "user_reactivated" | "invitation_sent" | "invitation_revoked" | "invitation_restored" | "invitation_accepted" | "audit_exported" | "consent_changed" | "mail_failed" | "import_applied" | "import_undone" | "campus_reset" | "campus_restored" | "ai_changed" | "conversation_shared" | "library_changed" | "traits_changed";
        /** @description How the language model is set. */
        AiSettings: {
            /**
             * Format: int64
             * @description Goes up with every change; 0 before the first.
             * @default 0
             */
            version: number;
            /** @default none */
            provider: components["schemas"]["ProviderKind"];
            /**
             * @description Where the provider is: `https://api.example.com/v1`.
             * @default
             */
            baseUrl: string;
            /** @default  */
            model: string;
            /**
             * @description Where the GGUF file is.
             * @default
             */
            file: string;
            /**
             * @description Whether there is a key. It is never shown.
             * @default false
             */
            hasKey: boolean;
            /**
             * @description Whether it may choose tools; otherwise it only phrases.
             * @default false
             */
            mayPlan: boolean;
            /** @default null */
            prices: components["schemas"]["ModelPrices"] | null;
            /** @default {} */
            apps: {
                [key: string]: components["schemas"]["Means"];
            };
            /** @default  */
            changedBy: string;
        };
        /** @description What the language model did, by day and app. */
        AiUsage: {
            /** @description The newest day first. */
            rows: components["schemas"]["UsageRow"][];
        };
        /** @description Who the student is. The questions that make somebody independent, and a degree. */
        AidAbout: {
            /**
             * Format: date
             * @default null
             */
            birthDate: string | null;
            /** @default null */
            graduate: boolean | null;
            /** @default null */
            activeDuty: boolean | null;
            /** @default null */
            veteran: boolean | null;
            /**
             * @description Children or others for whom the student provides, not the spouse.
             * @default null
             */
            dependents: boolean | null;
            /**
             * @description Orphan, ward of the court or in foster care, at 13 or later.
             * @default null
             */
            orphan: boolean | null;
            /**
             * @description Emancipated, or in the guardianship of somebody other than the parents.
             * @default null
             */
            emancipated: boolean | null;
            /** @default null */
            homeless: boolean | null;
            /**
             * @description A bachelor's degree or more.
             * @default null
             */
            hasDegree: boolean | null;
        };
        AidAmounts: {
            agi?: null | components["schemas"]["AidAnswer"];
            earned?: null | components["schemas"]["AidAnswer"];
            tax?: null | components["schemas"]["AidAnswer"];
            iraDeduction?: null | components["schemas"]["AidAnswer"];
            taxExemptInterest?: null | components["schemas"]["AidAnswer"];
            untaxedIra?: null | components["schemas"]["AidAnswer"];
            iraRollover?: null | components["schemas"]["AidAnswer"];
            untaxedPension?: null | components["schemas"]["AidAnswer"];
            pensionRollover?: null | components["schemas"]["AidAnswer"];
            educationCredits?: null | components["schemas"]["AidAnswer"];
            foreignIncome?: null | components["schemas"]["AidAnswer"];
            taxableGrants?: null | components["schemas"]["AidAnswer"];
            workStudy?: null | components["schemas"]["AidAnswer"];
            scheduleC?: null | components["schemas"]["AidAnswer"];
            childSupport?: null | components["schemas"]["AidAnswer"];
            cash?: null | components["schemas"]["AidAnswer"];
            investments?: null | components["schemas"]["AidAnswer"];
            business?: null | components["schemas"]["AidAnswer"];
            familyBusiness?: null | components["schemas"]["AidAnswer"];
        };
        /** @description An amount, or what somebody knows about it. */
        AidAnswer: number | {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            to: number;
        };
        /** @description A draft, never sent by anybody but the student. */
        AidAppeal: {
            subject: string;
            greeting: string;
            paragraphs: components["schemas"]["AidParagraph"][];
            /** @description With a place for the name: the worksheet does not know it. */
            farewell: string;
            /** @description Papers that the office asks for. */
            attachments: string[];
            /** @description What cannot be, by field (`amount`). Such a thing is left out of the letter. */
            problems: components["schemas"]["AidProblem"][];
            effect?: components["schemas"]["AidEffect"] | null;
            /**
             * Format: date
             * @description The last day on which the office takes it, if it is out and still to come.
             */
            due?: string | null;
            /** @description The library's page on appeals. */
            page: string;
        };
        /** @description The answers of a family. None is: not answered yet. */
        AidApplication: {
            /** @default 2026-27 */
            year: components["schemas"]["AwardYear"];
            /**
             * @default {
             *       "activeDuty": null,
             *       "birthDate": null,
             *       "dependents": null,
             *       "emancipated": null,
             *       "graduate": null,
             *       "hasDegree": null,
             *       "homeless": null,
             *       "orphan": null,
             *       "veteran": null
             *     }
             */
            about: components["schemas"]["AidAbout"];
            /**
             * @default {
             *       "familySize": null,
             *       "marital": null,
             *       "state": null
             *     }
             */
            parents: components["schemas"]["AidHousehold"];
            /**
             * @description Of the student, alone or with a spouse.
             * @default {
             *       "familySize": null,
             *       "marital": null,
             *       "state": null
             *     }
             */
            household: components["schemas"]["AidHousehold"];
            /**
             * @description A means-tested federal benefit in one of the last two years.
             * @default null
             */
            benefit: boolean | null;
            /**
             * @default {
             *       "amounts": {
             *         "agi": null,
             *         "business": null,
             *         "cash": null,
             *         "childSupport": null,
             *         "earned": null,
             *         "educationCredits": null,
             *         "familyBusiness": null,
             *         "foreignIncome": null,
             *         "investments": null,
             *         "iraDeduction": null,
             *         "iraRollover": null,
             *         "pensionRollover": null,
             *         "scheduleC": null,
             *         "tax": null,
             *         "taxExemptInterest": null,
             *         "taxableGrants": null,
             *         "untaxedIra": null,
             *         "untaxedPension": null,
             *         "workStudy": null
             *       },
             *       "filed": null,
             *       "filing": null,
             *       "schedules": null
             *     }
             */
            student: components["schemas"]["AidPerson"];
            /**
             * @default {
             *       "amounts": {
             *         "agi": null,
             *         "business": null,
             *         "cash": null,
             *         "childSupport": null,
             *         "earned": null,
             *         "educationCredits": null,
             *         "familyBusiness": null,
             *         "foreignIncome": null,
             *         "investments": null,
             *         "iraDeduction": null,
             *         "iraRollover": null,
             *         "pensionRollover": null,
             *         "scheduleC": null,
             *         "tax": null,
             *         "taxExemptInterest": null,
             *         "taxableGrants": null,
             *         "untaxedIra": null,
             *         "untaxedPension": null,
             *         "workStudy": null
             *       },
             *       "filed": null,
             *       "filing": null,
             *       "schedules": null
             *     }
             */
            spouse: components["schemas"]["AidPerson"];
            /**
             * @default {
             *       "amounts": {
             *         "agi": null,
             *         "business": null,
             *         "cash": null,
             *         "childSupport": null,
             *         "earned": null,
             *         "educationCredits": null,
             *         "familyBusiness": null,
             *         "foreignIncome": null,
             *         "investments": null,
             *         "iraDeduction": null,
             *         "iraRollover": null,
             *         "pensionRollover": null,
             *         "scheduleC": null,
             *         "tax": null,
             *         "taxExemptInterest": null,
             *         "taxableGrants": null,
             *         "untaxedIra": null,
             *         "untaxedPension": null,
             *         "workStudy": null
             *       },
             *       "filed": null,
             *       "filing": null,
             *       "schedules": null
             *     }
             */
            parent: components["schemas"]["AidPerson"];
            /**
             * @default {
             *       "amounts": {
             *         "agi": null,
             *         "business": null,
             *         "cash": null,
             *         "childSupport": null,
             *         "earned": null,
             *         "educationCredits": null,
             *         "familyBusiness": null,
             *         "foreignIncome": null,
             *         "investments": null,
             *         "iraDeduction": null,
             *         "iraRollover": null,
             *         "pensionRollover": null,
             *         "scheduleC": null,
             *         "tax": null,
             *         "taxExemptInterest": null,
             *         "taxableGrants": null,
             *         "untaxedIra": null,
             *         "untaxedPension": null,
             *         "workStudy": null
             *       },
             *       "filed": null,
             *       "filing": null,
             *       "schedules": null
             *     }
             */
            otherParent: components["schemas"]["AidPerson"];
            /**
             * @default {
             *       "cost": null,
             *       "otherGrants": 0
             *     }
             */
            school: components["schemas"]["AidSchool"];
        };
        /** @description What became of the columns. */
        AidBatchColumns: {
            /** @description Nobody knows them: nothing in them counts. */
            unknown: string[];
            /** @description Never read: social security numbers. */
            ignored: string[];
            /** @description A column before says the same: only the first one counts. */
            repeated: string[];
        };
        /** @description One line of an answer that comes in pieces. */
        AidBatchLine: {
            total: number;
            columns: components["schemas"]["AidBatchColumns"];
            /** @enum {string} */
            kind: "begin";
        } | {
            row: components["schemas"]["AidBatchRow"];
            /** @enum {string} */
            kind: "row";
        } | {
            count: number;
            exact: number;
            /** @enum {string} */
            kind: "end";
        };
        /** @description One family: what its row says, and what follows from it. */
        AidBatchRow: {
            /** @description In the file, from one. */
            line: number;
            name: string;
            year: components["schemas"]["AwardYear"];
            sai: components["schemas"]["AidBounds"];
            pell: components["schemas"]["AidBounds"];
            /** @description Nothing is missing and nothing is wrong: the bounds are one figure each. */
            exact: boolean;
            formula?: components["schemas"]["AidFormula"] | null;
            /** @description Fields whose answer would narrow the range. */
            missing: string[];
            /** @description Cells that cannot be, left out of the range. */
            problems: components["schemas"]["AidProblem"][];
        };
        /** @description Lowest and highest. */
        AidBounds: {
            /** Format: int64 */
            least: number;
            /** Format: int64 */
            most: number;
        };
        /** @description How a school divides a year. */
        AidCalendar: {
            /** Format: int64 */
            terms: number;
            /** @enum {string} */
            formula: "standard";
        } | {
            /** Format: int64 */
            terms: number;
            /** Format: int64 */
            weeks: number;
            /** Format: int64 */
            yearWeeks: number;
            /** @enum {string} */
            formula: "short";
        } | {
            /** Format: int64 */
            yearWeeks: number;
            /** @enum {string} */
            formula: "general";
        } | {
            /** Format: int64 */
            yearHours: number;
            /** Format: int64 */
            yearWeeks: number;
            /** @enum {string} */
            formula: "clockHours";
        };
        /** @description Where in a table an amount was found. */
        AidCell: {
            table: string;
            row: string;
            /** Format: int64 */
            value: number;
            source: string;
        };
        AidChange: {
            /** @description `parent.amounts.agi` */
            field: string;
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            to: number;
        };
        AidCheck: {
            name: string;
            what: string;
            /** Format: int64 */
            expected: number;
            /** Format: int64 */
            found: number;
            pass: boolean;
            unit: components["schemas"]["AidUnit"];
        };
        AidCheckGroup: {
            name: string;
            source: string;
            checks: components["schemas"]["AidCheck"][];
        };
        AidChecklist: {
            /** @description What is due first stands first. */
            tasks: components["schemas"]["AidTask"][];
        };
        AidChecks: {
            groups: components["schemas"]["AidCheckGroup"][];
            count: number;
            passed: number;
            /**
             * Format: int64
             * @description How long it took, by the clock.
             */
            milliseconds: number;
            engine: string;
            tableVersion: string;
        };
        AidChoice: {
            /** @description As it is in an application. */
            value: string;
            label: string;
        };
        /** @description What has happened since the year that the form looks at. */
        AidCircumstance: {
            kind: components["schemas"]["AidCircumstanceKind"];
            who?: components["schemas"]["AidWho"] | null;
            /**
             * Format: int64
             * @description Dollars in a year: what is no longer earned, what had to be paid, or what came only once. After a divorce or a
             *     death, what the other one had of a joint income.
             */
            amount?: number | null;
            /** Format: date */
            date?: string | null;
            /** @description The student's own words. */
            details?: string;
        };
        /** @enum {string} */
        AidCircumstanceKind: "jobLoss" | "reducedIncome" | "medicalCosts" | "divorce" | "death" | "oneTimeIncome" | "otherCosts";
        /** @description A dollar that changes much at once. */
        AidCliff: {
            /**
             * Format: int64
             * @description The first dollar on the far side.
             */
            at: number;
            turn: components["schemas"]["AidTurn"];
            /** Format: int64 */
            saiBefore: number;
            /** Format: int64 */
            saiAfter: number;
            /** Format: int64 */
            pellBefore: number;
            /** Format: int64 */
            pellAfter: number;
        };
        /** @description A record beside what the engine finds. */
        AidComparison: {
            /** @description In the file, from one. */
            line: number;
            /** @description The name, or where the record comes from. */
            student: string;
            /** @description All but the last four digits masked. */
            ssn: string;
            year: components["schemas"]["AwardYear"];
            formula?: components["schemas"]["AidFormula"] | null;
            /**
             * Format: int64
             * @description The index of the record, if it has one.
             */
            theirs?: number | null;
            /**
             * Format: int64
             * @description The index from what the record says, with its formula and its indicators. Null where it has no index.
             */
            ours?: number | null;
            /**
             * Format: int64
             * @description The index that the engine finds from the family's answers and the formula alone. Null where a family's size is
             *     not known, or no formula was run.
             */
            byOurselves?: number | null;
            agrees: boolean;
            provisional: boolean;
            /** @description Lines between that are not the same. */
            differences: components["schemas"]["AidDifference"][];
            /** @description What a reader has to know about the record. */
            remarks: string[];
        };
        /** @description What a year of study costs. */
        AidCosts: {
            /**
             * Format: int64
             * @default 0
             */
            tuition: number;
            /**
             * Format: int64
             * @description With supplies and a computer.
             * @default 0
             */
            books: number;
            /**
             * Format: int64
             * @default 0
             */
            transport: number;
            /**
             * Format: int64
             * @default 0
             */
            personal: number;
            /**
             * Format: int64
             * @default 0
             */
            housingAndFood: number;
            /**
             * Format: int64
             * @default 0
             */
            other: number;
        };
        /** @description Index and grant over a range of one field. */
        AidCurve: {
            field: components["schemas"]["AidField"];
            /** @description Without gaps, in order. */
            pieces: components["schemas"]["AidPiece"][];
        };
        /** @description Index and grant over all amounts of a field. */
        AidCurveView: {
            curve: components["schemas"]["AidCurve"];
            cliffs: components["schemas"]["AidCliff"][];
            /**
             * Format: int64
             * @description What the worksheet says.
             */
            now: number;
            marginal?: components["schemas"]["AidMarginal"] | null;
        };
        AidDifference: {
            /** @description `parents.totalIncome` */
            key: string;
            label: string;
            /** Format: int64 */
            theirs: number;
            /**
             * Format: int64
             * @description Null where the engine has no such line.
             */
            ours?: number | null;
        };
        /** @description What would come out if the office agreed to change these answers and no others. Not a promise. */
        AidEffect: {
            /** Format: int64 */
            saiBefore: number;
            /** Format: int64 */
            saiAfter: number;
            /** Format: int64 */
            pellBefore: number;
            /** Format: int64 */
            pellAfter: number;
            changes: components["schemas"]["AidChange"][];
            /** @description What was taken for granted, in a sentence each. */
            assumptions: string[];
        };
        /** @description The figures alone. */
        AidEstimate: {
            /** Format: int64 */
            sai: number;
            /**
             * Format: int64
             * @description Scheduled for a full-time student and a full year.
             */
            pell: number;
            way: components["schemas"]["AidWay"];
            maxPell?: components["schemas"]["AidMaxPell"] | null;
            minPell?: components["schemas"]["AidMinPell"] | null;
            assetsCount: boolean;
        };
        /** @description The figures with every line that led to them. An estimate, never an offer. */
        AidExplained: components["schemas"]["AidEstimate"] & {
            year: components["schemas"]["AwardYear"];
            /** @description Preliminary tables have to be shown as such. */
            tables: components["schemas"]["AidStatus"];
            note: string;
            formula: components["schemas"]["AidFormula"];
            lines: components["schemas"]["AidLine"][];
        };
        /** @description A family whom somebody works with. Only they see it. */
        AidFamily: {
            id: string;
            name: string;
            worksheet: components["schemas"]["AidWorksheet"];
            /**
             * Format: int32
             * @description Counts up with every change.
             */
            revision: number;
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
            deletedAt?: components["schemas"]["Time"] | null;
        };
        /** @description A family in the list. */
        AidFamilyCard: {
            id: string;
            name: string;
            year: components["schemas"]["AwardYear"];
            formula?: components["schemas"]["AidFormula"] | null;
            sai: components["schemas"]["AidBounds"];
            pell: components["schemas"]["AidBounds"];
            /** @description How many answers are missing, and how many cannot be. */
            missing: number;
            problems: number;
            /** @description The first school, if it has a name. */
            school?: string | null;
            updatedAt: components["schemas"]["Time"];
        };
        /** @description Why a family was not saved. If another window was faster, with what it says now. */
        AidFamilyConflict: {
            code: components["schemas"]["Code"];
            /** @description A sentence that says what is wrong and what to do about it. */
            message: string;
            current: components["schemas"]["AidFamily"];
        };
        AidFamilyList: {
            /** @description The last one used first. */
            families: components["schemas"]["AidFamilyCard"][];
        };
        /** @description How a family was before. */
        AidFamilyVersion: {
            /** Format: int32 */
            revision: number;
            name: string;
            createdAt: components["schemas"]["Time"];
            sai: components["schemas"]["AidBounds"];
            /** @description Fields that differ from the version before, by their path. */
            changed: string[];
        };
        AidFamilyVersionList: {
            /** @description The newest first; the last 200. */
            versions: components["schemas"]["AidFamilyVersion"][];
        };
        /** @description What is varied. */
        AidField: {
            who: components["schemas"]["AidWho"];
            item: components["schemas"]["AidItem"];
            /** @enum {string} */
            kind: "amount";
        } | {
            who: components["schemas"]["AidWho"];
            /** @enum {string} */
            kind: "wages";
        } | {
            /** @enum {string} */
            kind: "familySize";
        };
        /**
         * @description How the tax return was filed.
         * @enum {string}
         */
        AidFiling: "single" | "joint" | "separate" | "headOfHousehold" | "survivingSpouse";
        /** @description Everything that is asked for one award year. */
        AidForm: {
            year: components["schemas"]["AwardYear"];
            /**
             * Format: int32
             * @description The calendar year whose tax return counts.
             */
            incomeYear: number;
            steps: components["schemas"]["AidFormStep"][];
        };
        AidFormStep: {
            id: components["schemas"]["AidStepName"];
            title: string;
            questions: components["schemas"]["AidQuestion"][];
        };
        /**
         * @description A: dependent. B: independent without dependents other than a spouse. C: independent with them.
         * @enum {string}
         */
        AidFormula: "A" | "B" | "C";
        AidHousehold: {
            /** @default null */
            marital: components["schemas"]["AidMarital"] | null;
            /**
             * @description Two letters.
             * @default null
             */
            state: string | null;
            /** @default null */
            familySize: components["schemas"]["AidAnswer"] | null;
        };
        AidInput: {
            /** @description The key of a line before, a field like `parent.agi`, or a word for a constant. */
            key: string;
            /** Format: int64 */
            value: number;
        };
        /** @description One line of an answer that comes in pieces. */
        AidIsirLine: {
            total: number;
            /** @enum {string} */
            kind: "begin";
        } | {
            row: components["schemas"]["AidComparison"];
            /** @enum {string} */
            kind: "row";
        } | {
            line: number;
            message: string;
            /** @enum {string} */
            kind: "fault";
        } | {
            count: number;
            agree: number;
            faults: number;
            /** @enum {string} */
            kind: "end";
        };
        /**
         * @description One of the [`Amounts`].
         * @enum {string}
         */
        AidItem: "agi" | "earned" | "tax" | "iraDeduction" | "taxExemptInterest" | "untaxedIra" | "iraRollover" | "untaxedPension" | "pensionRollover" | "educationCredits" | "foreignIncome" | "taxableGrants" | "workStudy" | "scheduleC" | "childSupport" | "cash" | "investments" | "business" | "familyBusiness";
        /** @description What stands in a letter, and what it comes to. */
        AidLetter: {
            /** @description In the order of the text. Sums and subtotals are not among them. */
            items: components["schemas"]["AidLetterItem"][];
            totals: components["schemas"]["AidLetterTotals"];
            /** @description What the letter itself says that it comes to. */
            stated: components["schemas"]["AidLetterStated"][];
            remarks: components["schemas"]["AidLetterRemark"][];
            /** @description `2026-27`, if the letter names one. */
            awardYear?: string | null;
        };
        /** @enum {string} */
        AidLetterCertainty: "certain" | "likely" | "unclear";
        /** @description One line of the offer. */
        AidLetterItem: {
            /** @description Where it begins in the text, in UTF-16 code units: `text.slice(from, to)` in a browser. */
            from: number;
            to: number;
            /** @description 1 for the first. */
            line: number;
            /** @description As it is written, cents and all. */
            text: string;
            label: string;
            kind: components["schemas"]["AidLetterKind"];
            /**
             * Format: int64
             * @description Whole dollars for the year. Negative where something is taken back.
             */
            amount: number;
            /** @description What of it is for which term, as far as the letter says so. */
            terms: components["schemas"]["AidLetterTerm"][];
            /** @description The name that the program has everywhere. */
            program?: string | null;
            certainty: components["schemas"]["AidLetterCertainty"];
            /** @description What speaks for the kind and the amount. */
            why: string;
        };
        /** @enum {string} */
        AidLetterKind: "grant" | "scholarship" | "work" | "studentLoan" | "parentLoan" | "privateLoan" | "cost" | "payment" | "other";
        /** @description Something that the reader of the letter should know. */
        AidLetterRemark: {
            code: components["schemas"]["AidLetterRemarkCode"];
            line?: number | null;
            message: string;
        };
        /** @enum {string} */
        AidLetterRemarkCode: "tooLong" | "tooMany" | "nothingFound" | "noCost" | "onlyBilledCosts" | "onlyTotals" | "costDiffers" | "loansAmongAwards" | "notCalledLoan" | "netCostSubtractsLoans" | "netCostSubtractsWork" | "netCostSubtractsParentLoans" | "netCostLeavesOutCosts" | "parentLoanOffered" | "jargon" | "duplicate" | "subtotalDiffers" | "termsDoNotAdd" | "unclear" | "perTerm" | "termsGuessed" | "oneTerm" | "severalYears" | "range" | "upTo" | "paired" | "reduction" | "notMoney" | "instruction";
        /** @description A sum that the letter states, beside what it comes to here. */
        AidLetterStated: {
            line: number;
            text: string;
            /** @description "net price", "balance", "total aid" */
            claim: string;
            /** Format: int64 */
            amount: number;
            /**
             * Format: int64
             * @description None where nothing comparable can be reckoned.
             */
            ours?: number | null;
            agrees?: boolean | null;
            why: string;
        };
        AidLetterTerm: {
            name: string;
            /** Format: int64 */
            amount: number;
        };
        /** @description Sums of the items that are not unclear. */
        AidLetterTotals: {
            /**
             * Format: int64
             * @description The sum of the costs, or what the letter states as the whole cost if that is more. None: no cost is given.
             */
            cost?: number | null;
            /** Format: int64 */
            grants: number;
            /** Format: int64 */
            work: number;
            /**
             * Format: int64
             * @description The student's own, private ones among them.
             */
            loans: number;
            /** Format: int64 */
            parentLoans: number;
            /**
             * Format: int64
             * @description Cost less grants and scholarships, and nothing else; not below nothing. None also where the letter gives a sum
             *     of grants and does not list them.
             */
            netPrice?: number | null;
            /**
             * Format: int64
             * @description What is left when the student also works and everybody borrows all of it; not below nothing.
             */
            toPayAfterEverything?: number | null;
        };
        /**
         * @description One line of a result. Lines come in the order in which they are reckoned, so each input is a field, a constant or a
         *     line before.
         */
        AidLine: {
            /** @description `parents.totalIncome` */
            key: string;
            label: string;
            /** Format: int64 */
            value: number;
            unit: components["schemas"]["AidUnit"];
            rule: string;
            inputs: components["schemas"]["AidInput"][];
            cell?: components["schemas"]["AidCell"] | null;
            citation: string;
        };
        /** @description A constant and shares of values: number 0 is the amount that varies, number `n` the result of rounding `n - 1`. */
        AidLinear: {
            /** Format: int64 */
            constant: number;
            terms: [
                number,
                number
            ][];
        };
        /** @description What a bit more of a field does, found by reckoning twice. */
        AidMarginal: {
            /** Format: int64 */
            more: number;
            /** Format: int64 */
            sai: number;
            /** Format: int64 */
            pell: number;
        };
        /** @enum {string} */
        AidMarital: "neverMarried" | "together" | "married" | "separated" | "divorced" | "widowed";
        /**
         * @description The award that the law gives whatever the index, by the number that federal records have for it.
         * @enum {string}
         */
        AidMaxPell: "notRequiredToFile" | "singleParent" | "other";
        /**
         * @description The rule by which the smallest grant is given, by the number that federal records have for it.
         * @enum {string}
         */
        AidMinPell: "dependentOfSingleParent" | "dependent" | "singleParent" | "parent" | "notParent";
        /** @description Who gets what. Grants, work and loans stay apart. */
        AidPackage: {
            /** Format: int64 */
            cost: number;
            /** Format: int64 */
            need: number;
            /** Format: int64 */
            pell: number;
            /** Format: int64 */
            grants: number;
            /** Format: int64 */
            campusGrant: number;
            /** Format: int64 */
            needAfterGrants: number;
            /** Format: int64 */
            workStudy: number;
            /** Format: int64 */
            needAfterCampus: number;
            /** Format: int64 */
            subsidised: number;
            /** Format: int64 */
            unsubsidised: number;
            /**
             * Format: int64
             * @description Cost less grants and scholarships, and nothing else.
             */
            netPrice: number;
            /** Format: int64 */
            unmet: number;
            /** Format: int64 */
            overAward: number;
            lines: components["schemas"]["AidLine"][];
        };
        AidParagraph: {
            sentences: components["schemas"]["AidSentence"][];
        };
        AidPayment: {
            term: string;
            /** Format: int64 */
            intensity: number;
            /**
             * Format: int64
             * @description In cents, for a year at this intensity.
             */
            annual: number;
            /**
             * Format: int64
             * @description In cents.
             */
            amount: number;
            /**
             * Format: int64
             * @description What of it comes from beyond the scheduled award.
             */
            additional: number;
            /** @description No single payment is more than half the annual award. */
            parts: number[];
        };
        AidPerson: {
            /** @default null */
            filing: components["schemas"]["AidFiling"] | null;
            /**
             * @description False: did not have to file.
             * @default null
             */
            filed: boolean | null;
            /** @default null */
            schedules: boolean | null;
            /**
             * @default {
             *       "agi": null,
             *       "business": null,
             *       "cash": null,
             *       "childSupport": null,
             *       "earned": null,
             *       "educationCredits": null,
             *       "familyBusiness": null,
             *       "foreignIncome": null,
             *       "investments": null,
             *       "iraDeduction": null,
             *       "iraRollover": null,
             *       "pensionRollover": null,
             *       "scheduleC": null,
             *       "tax": null,
             *       "taxExemptInterest": null,
             *       "taxableGrants": null,
             *       "untaxedIra": null,
             *       "untaxedPension": null,
             *       "workStudy": null
             *     }
             */
            amounts: components["schemas"]["AidAmounts"];
        };
        /**
         * @description A stretch on which index and grant follow one rule.
         *
         *     To read it at an amount: put the amount at place 0, work out each rounding in turn (its sum, divided, half away from
         *     zero) and put it at the next place; then `sai` and `pell` are sums over places.
         */
        AidPiece: {
            /**
             * Format: int64
             * @description First and last dollar.
             */
            from: number;
            /** Format: int64 */
            to: number;
            turn?: components["schemas"]["AidTurn"] | null;
            roundings: components["schemas"]["AidRounded"][];
            sai: components["schemas"]["AidLinear"];
            pell: components["schemas"]["AidLinear"];
            /**
             * Format: int64
             * @description How much the index rises per dollar, in millionths.
             */
            saiSlope: number;
            /** Format: int64 */
            pellSlope: number;
        };
        /** @description A year at one school: what it costs, what it gives, when it pays. */
        AidPlan: {
            /** @default  */
            name: string;
            /**
             * @default {
             *       "books": 0,
             *       "housingAndFood": 0,
             *       "other": 0,
             *       "personal": 0,
             *       "transport": 0,
             *       "tuition": 0
             *     }
             */
            costs: components["schemas"]["AidCosts"];
            /**
             * Format: int64
             * @description Scholarships, state and institutional grants together.
             * @default 0
             */
            grants: number;
            /**
             * Format: int64
             * @description The federal supplemental grant, as far as the school has it to give.
             * @default 0
             */
            campusGrant: number;
            /**
             * Format: int64
             * @default 0
             */
            workStudy: number;
            /**
             * Format: int64
             * @description 1 for the first.
             * @default 1
             */
            yearOfStudy: number;
            /**
             * @description The parents cannot have a PLUS loan.
             * @default false
             */
            plusDenied: boolean;
            /**
             * @default {
             *       "formula": "standard",
             *       "terms": 2
             *     }
             */
            calendar: components["schemas"]["AidCalendar"];
            /**
             * @default [
             *       {
             *         "credits": 12,
             *         "fullTime": 12,
             *         "name": "Fall",
             *         "weeks": 15
             *       },
             *       {
             *         "credits": 12,
             *         "fullTime": 12,
             *         "name": "Spring",
             *         "weeks": 15
             *       }
             *     ]
             */
            terms: components["schemas"]["AidTerm"][];
            /**
             * @default {
             *       "elsewhere": 0,
             *       "lessThanHalfTimeCost": null,
             *       "lifetime": 0,
             *       "rounding": "cents",
             *       "yearRound": false
             *     }
             */
            used: components["schemas"]["AidUsed"];
        };
        /** @description What a school comes to. */
        AidPlanResult: {
            name: string;
            /**
             * Format: int64
             * @description The scheduled Pell Grant: full time, a full year.
             */
            scheduledPell: number;
            /** @description What of it is paid for these terms. */
            schedule: components["schemas"]["AidSchedule"];
            package: components["schemas"]["AidPackage"];
            /**
             * Format: int64
             * @description Of full time over the whole year, in whole percent.
             */
            intensity: number;
        };
        /** @description Something is wrong with the answer to one field. The others are not touched by it. */
        AidProblem: {
            /** @description `parent.amounts.agi` */
            field: string;
            message: string;
        };
        AidQuestion: {
            /** @description As in problems and missing answers: `parent.amounts.agi`. Of schools, that of the first: `schools.0.grants`. */
            field: string;
            step: components["schemas"]["AidStepName"];
            label: string;
            /** @description One or two sentences. */
            help: string;
            /** @description Where on the tax return of the income year it stands. */
            taxLine?: string | null;
            kind: components["schemas"]["AidQuestionKind"];
            /** @description The law or the handbook. */
            source: string;
        };
        /** @description How it is answered. */
        AidQuestionKind: {
            /** @enum {string} */
            kind: "yesNo";
        } | {
            /** @enum {string} */
            kind: "date";
        } | {
            options: components["schemas"]["AidChoice"][];
            /** @enum {string} */
            kind: "choice";
        } | {
            /** @enum {string} */
            kind: "state";
        } | {
            /** @enum {string} */
            kind: "count";
        } | {
            /** Format: int64 */
            least: number;
            /** Format: int64 */
            most: number;
            /** @enum {string} */
            kind: "amount";
        } | {
            most: number;
            /** @enum {string} */
            kind: "text";
        };
        /** @description What became of an audit file. */
        AidReplay: {
            replayed: components["schemas"]["AidReplayed"];
        };
        /** @description What a replay found. */
        AidReplayed: "same" | {
            /** @description Another engine or other tables than those of the file: a difference is to be expected. */
            otherVersion: {
                sameResult: boolean;
            };
        } | "altered";
        /** @description A sum that is divided and rounded to whole dollars, half away from zero. */
        AidRounded: components["schemas"]["AidLinear"] & {
            /** Format: int64 */
            by: number;
        };
        /** @enum {string} */
        AidRounding: "cents" | "wholeDollars";
        /** @description A family to begin with. Nobody of this name and with these amounts is known to us. */
        AidSample: {
            /** @description Stays the same when the name changes. */
            id: string;
            name: string;
            /** @description Two sentences: who they are, and what to look at. */
            story: string;
            worksheet: components["schemas"]["AidWorksheet"];
        };
        AidSampleList: {
            samples: components["schemas"]["AidSample"][];
        };
        AidSchedule: {
            payments: components["schemas"]["AidPayment"][];
            /**
             * Format: int64
             * @description In cents.
             */
            total: number;
            /**
             * Format: int64
             * @description Of the scheduled award, in thousandths of a percent.
             */
            used: number;
            lines: components["schemas"]["AidLine"][];
        };
        /** @description What the school adds to it. */
        AidSchool: {
            /**
             * Format: int64
             * @default null
             */
            cost: number | null;
            /**
             * Format: int64
             * @default 0
             */
            otherGrants: number;
        };
        AidSentence: {
            text: string;
            /** @description Where its figures come from. There is none without. */
            source?: string | null;
        };
        /** @enum {string} */
        AidStatus: "final" | "preliminary";
        /** @enum {string} */
        AidStepName: "about" | "household" | "income" | "assets" | "school";
        /** @description One thing to do. */
        AidTask: {
            /** @description Stays the same from day to day. */
            id: string;
            title: string;
            detail: string;
            /**
             * Format: date
             * @description Never in the past.
             */
            due?: string | null;
            why: string;
            /** @description A page's title, or a federal rule. */
            source: string;
            /** @description The page in the library: `aid-applying`. */
            page?: string | null;
            done: boolean;
        };
        AidTerm: {
            /** @default  */
            name: string;
            /**
             * Format: int64
             * @default 0
             */
            credits: number;
            /**
             * Format: int64
             * @default 0
             */
            fullTime: number;
            /**
             * Format: int64
             * @description Of instruction.
             * @default 0
             */
            weeks: number;
        };
        /**
         * @description Why the road forks at an amount. Every question that a formula asks of an amount has one of these.
         * @enum {string}
         */
        AidTurn: "zero" | "payroll" | "employmentCap" | "business" | "bracket" | "negativeParents" | "assetTest" | "scheduleC" | "positiveIncome" | "maxPell" | "minPell" | "calculatedPell" | "pellCeiling" | "indexLimit" | "incomeFloor" | "cost" | "familySize";
        /** @enum {string} */
        AidUnit: "dollars" | "cents" | "percent" | "millipercent" | "yesNo" | "code" | "count";
        /** @description What was used up before, and what the cost of attending less than half time allows. */
        AidUsed: {
            /**
             * Format: int64
             * @description Thousandths of a percent: 600,000 is everything.
             * @default 0
             */
            lifetime: number;
            /**
             * Format: int64
             * @description Of this year's award, paid at other schools. Thousandths of a percent.
             * @default 0
             */
            elsewhere: number;
            /**
             * Format: int64
             * @default null
             */
            lessThanHalfTimeCost: number | null;
            /**
             * @description Whether more than the scheduled award may be paid in one year.
             * @default false
             */
            yearRound: boolean;
            /** @default cents */
            rounding: components["schemas"]["AidRounding"];
        };
        /**
         * @description By which of the three ways a grant is given.
         * @enum {string}
         */
        AidWay: "maximum" | "calculated" | "minimum" | "none" | "excluded";
        /** @enum {string} */
        AidWho: "student" | "spouse" | "parent" | "otherParent";
        /** @description What is known. With everything answered there is a result; before, a range that is exact. */
        AidWorkedOut: {
            year: components["schemas"]["AwardYear"];
            tables: components["schemas"]["AidStatus"];
            /** @description What a reader has to know about tables that are not final. */
            note: string;
            sai: components["schemas"]["AidBounds"];
            pell: components["schemas"]["AidBounds"];
            /** @description Fields whose answer would narrow the range. */
            missing: string[];
            /** @description Answers that cannot be, left out of the range. */
            problems: components["schemas"]["AidProblem"][];
            result?: components["schemas"]["AidExplained"] | null;
            /** @description In the order of the worksheet, once there is a result. */
            schools: components["schemas"]["AidPlanResult"][];
            /** @description The SHA-256 of input, engine and tables, once there is a result. */
            inputHash?: string | null;
            engine: string;
            tableVersion: string;
        };
        /** @description Everything that somebody has written down. */
        AidWorksheet: {
            /**
             * @description Its `school` is that of the first of the schools, whatever it says itself.
             * @default {
             *       "about": {
             *         "activeDuty": null,
             *         "birthDate": null,
             *         "dependents": null,
             *         "emancipated": null,
             *         "graduate": null,
             *         "hasDegree": null,
             *         "homeless": null,
             *         "orphan": null,
             *         "veteran": null
             *       },
             *       "benefit": null,
             *       "household": {
             *         "familySize": null,
             *         "marital": null,
             *         "state": null
             *       },
             *       "otherParent": {
             *         "amounts": {
             *           "agi": null,
             *           "business": null,
             *           "cash": null,
             *           "childSupport": null,
             *           "earned": null,
             *           "educationCredits": null,
             *           "familyBusiness": null,
             *           "foreignIncome": null,
             *           "investments": null,
             *           "iraDeduction": null,
             *           "iraRollover": null,
             *           "pensionRollover": null,
             *           "scheduleC": null,
             *           "tax": null,
             *           "taxExemptInterest": null,
             *           "taxableGrants": null,
             *           "untaxedIra": null,
             *           "untaxedPension": null,
             *           "workStudy": null
             *         },
             *         "filed": null,
             *         "filing": null,
             *         "schedules": null
             *       },
             *       "parent": {
             *         "amounts": {
             *           "agi": null,
             *           "business": null,
             *           "cash": null,
             *           "childSupport": null,
             *           "earned": null,
             *           "educationCredits": null,
             *           "familyBusiness": null,
             *           "foreignIncome": null,
             *           "investments": null,
             *           "iraDeduction": null,
             *           "iraRollover": null,
             *           "pensionRollover": null,
             *           "scheduleC": null,
             *           "tax": null,
             *           "taxExemptInterest": null,
             *           "taxableGrants": null,
             *           "untaxedIra": null,
             *           "untaxedPension": null,
             *           "workStudy": null
             *         },
             *         "filed": null,
             *         "filing": null,
             *         "schedules": null
             *       },
             *       "parents": {
             *         "familySize": null,
             *         "marital": null,
             *         "state": null
             *       },
             *       "school": {
             *         "cost": null,
             *         "otherGrants": 0
             *       },
             *       "spouse": {
             *         "amounts": {
             *           "agi": null,
             *           "business": null,
             *           "cash": null,
             *           "childSupport": null,
             *           "earned": null,
             *           "educationCredits": null,
             *           "familyBusiness": null,
             *           "foreignIncome": null,
             *           "investments": null,
             *           "iraDeduction": null,
             *           "iraRollover": null,
             *           "pensionRollover": null,
             *           "scheduleC": null,
             *           "tax": null,
             *           "taxExemptInterest": null,
             *           "taxableGrants": null,
             *           "untaxedIra": null,
             *           "untaxedPension": null,
             *           "workStudy": null
             *         },
             *         "filed": null,
             *         "filing": null,
             *         "schedules": null
             *       },
             *       "student": {
             *         "amounts": {
             *           "agi": null,
             *           "business": null,
             *           "cash": null,
             *           "childSupport": null,
             *           "earned": null,
             *           "educationCredits": null,
             *           "familyBusiness": null,
             *           "foreignIncome": null,
             *           "investments": null,
             *           "iraDeduction": null,
             *           "iraRollover": null,
             *           "pensionRollover": null,
             *           "scheduleC": null,
             *           "tax": null,
             *           "taxExemptInterest": null,
             *           "taxableGrants": null,
             *           "untaxedIra": null,
             *           "untaxedPension": null,
             *           "workStudy": null
             *         },
             *         "filed": null,
             *         "filing": null,
             *         "schedules": null
             *       },
             *       "year": "2026-27"
             *     }
             */
            application: components["schemas"]["AidApplication"];
            /**
             * @description The first one is the one that the result is for.
             * @default []
             */
            schools: components["schemas"]["AidPlan"][];
        };
        /** @description An award year and how far its tables can be trusted. */
        AidYear: {
            year: components["schemas"]["AwardYear"];
            tables: components["schemas"]["AidStatus"];
            /** @description What a reader has to know about tables that are not final. */
            note: string;
            /**
             * Format: int32
             * @description Whose tax return counts.
             */
            incomeYear: number;
            /** Format: int64 */
            pellMost: number;
            /** Format: int64 */
            pellLeast: number;
            /**
             * Format: int64
             * @description The index from which on there is no grant at all.
             */
            pellCeiling?: number | null;
            source: string;
        };
        AidYearComparison: {
            /** @description The same answers in every award year there is, the oldest first. */
            years: components["schemas"]["AidWorkedOut"][];
        };
        AidYearList: {
            years: components["schemas"]["AidYear"][];
            engine: string;
            tableVersion: string;
        };
        /** @description The pairs that were found, the most alike first. */
        AlikeList: {
            pairs: components["schemas"]["AlikeTraits"][];
            /** @description Whether what they mean was compared, or their words alone. */
            byMeaning: boolean;
        };
        /** @description Two traits that are nearly the same. */
        AlikeTraits: {
            one: components["schemas"]["TraitName"];
            oneDefinition: string;
            other: components["schemas"]["TraitName"];
            otherDefinition: string;
            /**
             * Format: float
             * @description 0 to 1.
             */
            score: number;
            /** Format: float */
            words: number;
            /**
             * Format: float
             * @description Nothing, if words alone were compared.
             */
            meaning?: number | null;
        };
        Answer: components["schemas"]["Body"] & {
            id: string;
            turn: string;
            /**
             * Format: int32
             * @description Counted from 1 through the answers to one message.
             */
            number: number;
            state: components["schemas"]["AnswerState"];
            /**
             * Format: int64
             * @description Grows with every change.
             */
            seq: number;
            phrasedBy: components["schemas"]["PhrasedBy"];
            modelName?: string | null;
            feedback?: components["schemas"]["Feedback"] | null;
            createdAt: components["schemas"]["Time"];
            endedAt?: components["schemas"]["Time"] | null;
        };
        AnswerAgain: {
            key: components["schemas"]["Text8To64"];
            /** @description What is asked for, as a person has changed it. Left out, the message is read anew. */
            criteria?: components["schemas"]["EditedCriterion"][] | null;
        };
        /**
         * @description How far an answer has come.
         * @enum {string}
         */
        AnswerState: "working" | "done" | "stopped" | "failed";
        /** @description An app on the landing page. */
        AppCard: {
            slug: components["schemas"]["AppSlug"];
            title: string;
            path: string;
            area: components["schemas"]["Area"];
            summary: string;
            does: string[];
            status: components["schemas"]["Status"];
            minRole: components["schemas"]["Role"];
            figure?: components["schemas"]["Figure"] | null;
        };
        AppList: {
            apps: components["schemas"]["AppCard"][];
        };
        /** @enum {string} */
        AppSlug: "matchmaking" | "graduway" | "virtual-fundraising-officer" | "donor-motivation-mapper" | "role-matching" | "talent-network" | "employer-talent-network" | "traits" | "student-success" | "financial-aid" | "outlook-inbox" | "admin";
        /**
         * @description The parts of the landing page.
         * @enum {string}
         */
        Area: "alumni-and-giving" | "talent" | "students" | "workspace";
        /** @description What has been begun. */
        Asked: {
            conversation: string;
            turn: string;
            answer: string;
        };
        AskedAidFields: {
            /** @description By their path. */
            fields: string[];
        };
        /** @description What a department says of a trait. Nothing, if it takes over what the one above it says. */
        AskedBy: {
            department: components["schemas"]["Id"];
            importance: number;
        };
        AskedOfAidFamily: {
            worksheet: components["schemas"]["AidWorksheet"];
        };
        AskedTrait: {
            traitId: string;
            name: string;
            /** Format: int32 */
            importance: number;
            /** @description The department that says so. */
            from: string;
        };
        /** @description An app in which one can ask. */
        AssistantCard: {
            app: string;
            title: string;
            isOn: boolean;
        };
        AssistantList: {
            assistants: components["schemas"]["AssistantCard"][];
        };
        /** @description The conversation of an app: what it says before anything is asked, and what it may do. */
        AssistantView: {
            app: string;
            title: string;
            greeting: string;
            placeholder: string;
            footnote: string;
            suggestions: string[];
            slots: components["schemas"]["SlotView"][];
            tools: components["schemas"]["ToolView"][];
            isOn: boolean;
            phrasedBy: components["schemas"]["PhrasedBy"];
        };
        /** @enum {string} */
        AttendanceStatus: "registered" | "attended" | "no_show";
        /** @description An entry as it is shown. */
        AuditEntry: {
            /** Format: int64 */
            seq: number;
            at: components["schemas"]["Time"];
            action: components["schemas"]["Action"];
            actorUid?: string | null;
            actorName?: string | null;
            subjectUid?: string | null;
            subjectName?: string | null;
            /** @description What else is to be known; depends on the action. */
            detail: Record<string, never>;
            /** @description Removed after the time set by `origin_retention_days`. */
            ipAddress?: string | null;
            userAgent?: string | null;
            hash: string;
            /** @description Whether the change can be taken back from here. */
            canUndo: boolean;
        };
        AuditList: {
            entries: components["schemas"]["AuditEntry"][];
            /**
             * Format: int64
             * @description Ask for the next page with this as `before`.
             */
            nextBefore?: number | null;
        };
        /**
         * @description The same in the words of the specification: what is not remote is the fallback.
         * @enum {string}
         */
        AuthMethod: "none" | "firebase" | "google" | "fallback";
        /**
         * @description From July to June. Income is that of the calendar year before the last.
         * @enum {string}
         */
        AwardYear: "2024-25" | "2025-26" | "2026-27" | "2027-28";
        /** @description What an answer says and rests on. */
        Body: {
            /** @default [] */
            parts: components["schemas"]["Part"][];
            /** @default [] */
            sources: components["schemas"]["Source"][];
            /** @default [] */
            criteria: components["schemas"]["Criterion"][];
            /** @default [] */
            runs: components["schemas"]["RunView"][];
            /**
             * @description What could be asked next.
             * @default []
             */
            suggestions: string[];
            /**
             * @description What is being done at the moment.
             * @default null
             */
            step: string | null;
        };
        BuildingState: {
            /** Format: int64 */
            done: number;
            /** Format: int64 */
            total?: number | null;
            /** @description What it is doing now. */
            message: string;
        };
        /**
         * @description What to do with many traits.
         * @enum {string}
         */
        BulkAction: "archive" | "unarchive" | "delete" | "restore" | "addToDepartments" | "removeFromDepartments";
        /** @description What a change to many traits has done. */
        BulkOutcome: {
            /** @description To take it back, do the opposite with these. */
            changed: components["schemas"]["TraitName"][];
            unchanged: components["schemas"]["Skipped"][];
            /** @description What departments said before. To take it back, set these. */
            cells: components["schemas"]["DepartmentCell"][];
        };
        /** @description A run of a calculator, line by line. */
        Calculation: {
            title: string;
            lines: components["schemas"]["Line"][];
            /** @description What it is not: an offer, a promise. */
            note: string;
            sources: number[];
        };
        CampusEdition: {
            /** Format: int64 */
            seed: number;
            /** @description `demo`, or a number of people. */
            size: string;
            /**
             * Format: int32
             * @description How many people it was made with.
             */
            people: number;
            createdAt: components["schemas"]["Time"];
            /**
             * Format: int64
             * @description How many imports have changed it since, without those that were undone.
             */
            imports: number;
        };
        /** @description The campus that everybody sees, and the one to go back to. */
        CampusOverview: {
            current?: components["schemas"]["CampusEdition"] | null;
            previous?: components["schemas"]["CampusEdition"] | null;
            /** @description The reset that is under way. */
            job?: string | null;
        };
        Cell: {
            text: string;
            /** @description A page of the suite that says more. */
            path?: string | null;
        };
        CellsBefore: {
            /** @description What has changed, as it was before. Sent back, it takes the change back. */
            before: components["schemas"]["DepartmentCell"][];
        };
        ChangeAiSettings: {
            /**
             * Format: int64
             * @description Which version this is a change of. Left out, of whichever is the newest.
             */
            version?: number | null;
            provider: components["schemas"]["ProviderKind"];
            baseUrl?: components["schemas"]["Text0To500"] | null;
            model?: components["schemas"]["Text0To200"] | null;
            file?: components["schemas"]["Text0To1000"] | null;
            key?: components["schemas"]["Text0To500"] | null;
            mayPlan?: boolean;
            prices?: components["schemas"]["ModelPrices"] | null;
            apps?: components["schemas"]["SetApp"][];
        };
        ChangeConversation: {
            title?: components["schemas"]["Text1To120"] | null;
            /** @description Whether colleagues who have the link may read it. */
            isShared?: boolean | null;
            leaf?: components["schemas"]["Id"] | null;
        };
        ChangeDepartment: {
            name?: components["schemas"]["Text1To80"] | null;
            about?: components["schemas"]["Lines0To600"] | null;
            parent?: components["schemas"]["Id"] | null;
            /** @description Its place among those of the same parent, from 0. */
            position?: number | null;
        };
        ChangeDocument: {
            title?: components["schemas"]["Text1To200"] | null;
            area?: components["schemas"]["Text1To40"] | null;
        };
        ChangeTrait: {
            version: number;
            content: components["schemas"]["TraitBody"];
            /** @description If they are sent, these departments say something of it, and no others. */
            departments?: components["schemas"]["AskedBy"][] | null;
            note?: components["schemas"]["Text0To200"] | null;
        };
        ChangeTraits: {
            ids: components["schemas"]["Id"][];
            action: components["schemas"]["BulkAction"];
            /** @description For the two that are about departments. */
            departments?: components["schemas"]["Id"][];
            /** @description How much they ask for it; 3, if nothing is said. */
            importance?: number | null;
        };
        /**
         * @description How the characters of a file are written.
         * @enum {string}
         */
        Charset: "utf8" | "utf16-le" | "utf16-be" | "windows1252";
        /** @description A picture of figures. Its table is made of the same points. */
        Chart: {
            title: string;
            form: components["schemas"]["ChartForm"];
            across: string;
            up: string;
            series: components["schemas"]["Series"][];
            sources: number[];
        };
        /** @enum {string} */
        ChartForm: "bars" | "lines";
        /**
         * @description Every kind of failure the browser can be told about. The catalogue is this file.
         * @enum {string}
         */
        Code: "malformed_request" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "overtaken" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "rate_limited" | "no_authenticated_user" | "session_expired" | "permission_denied" | "cross_site_request" | "csrf_token_invalid" | "confirmation_required" | "user_profile_not_found" | "domain_restricted" | "email_not_verified" | "account_deactivated" | "no_account" | "invalid_credentials" | "invalid_token" | "account_locked" | "account_exists" | "weak_password" | "link_invalid" | "session_limit" | "google_sign_in_failed" | "demo_not_available" | "firebase_authentication_not_available" | "google_not_available" | "password_reset_not_available" | "no_strategies" | "mail_not_configured" | "firebase_not_available" | "all_strategies_failed" | "last_admin" | "internal" | "overloaded" | "mail_failed" | "database_busy" | "database_read_only" | "database_unavailable";
        Column: {
            label: string;
            /** @description Figures stand at the end of their cell. */
            numeric: boolean;
        };
        ColumnChoice: {
            /** @description Which column, from 0. */
            column: number;
            /** @description The name of a field; `null` leaves the column out. A field that another column had moves here. */
            field?: string | null;
            order?: components["schemas"]["DateOrder"] | null;
            mark?: components["schemas"]["DecimalMark"] | null;
        };
        CompareAidYears: {
            worksheet: components["schemas"]["AidWorksheet"];
        };
        ComparedTrait: {
            traitId: string;
            name: string;
            one?: components["schemas"]["Inherited"] | null;
            other?: components["schemas"]["Inherited"] | null;
        };
        /** @description Proof that it is still the same person. Which part is needed depends on how they signed in. */
        ConfirmSession: {
            password?: components["schemas"]["Password"] | null;
            idToken?: components["schemas"]["Text1To8192"] | null;
        };
        ConfusionBody: {
            /** @description The id of a trait, or the name of one that is not in the library. */
            key: components["schemas"]["Text1To128"];
            difference: components["schemas"]["Lines0To600"];
        };
        /** @enum {string} */
        ConsentField: "email" | "phone" | "address" | "directory" | "career" | "employers";
        /** @description A way to reach help. */
        Contact: {
            label: string;
            detail: string;
            /** @description A telephone number that can be called. */
            phone?: string | null;
        };
        /** @description A way to reach somebody. Without their consent, that there is one is all that is said. */
        ContactDetail: {
            exists: boolean;
            value?: string | null;
            /** @description Why the value is not here, for people. */
            withheld?: string | null;
        };
        ContinueConversation: {
            text: components["schemas"]["Lines1To4000"];
            key: components["schemas"]["Text8To64"];
            /**
             * @description The message after which this one stands. One that has others after it gets another branch; `null` is another
             *     version of the first message. Left out, the message stands at the end.
             */
            parent?: string | null;
        };
        Conversation: components["schemas"]["ConversationCard"] & {
            /** @description All of them; those with the same parent are versions of one message. */
            turns: components["schemas"]["Turn"][];
            /** @description The turn that is shown last. */
            leaf: string;
        };
        ConversationCard: {
            id: string;
            app: string;
            /** @description What it is about, by its id: a record of the app. */
            subject?: string | null;
            title: string;
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
            /** @description Whether colleagues who have the link may read it. */
            isShared: boolean;
            isMine: boolean;
            ownerName: string;
            /** @description Where the words that were searched for stand. */
            excerpt?: string | null;
        };
        ConversationList: {
            conversations: components["schemas"]["ConversationCard"][];
            /** @description What `before` is for the next page. */
            next?: string | null;
        };
        /** @description What the rows of a file come to. */
        Counts: {
            /**
             * Format: int64
             * @description All that are not blank.
             */
            rows: number;
            /**
             * Format: int64
             * @description They add somebody or something.
             */
            new: number;
            /**
             * Format: int64
             * @description They change what is there.
             */
            changed: number;
            /**
             * Format: int64
             * @description They say what is there already.
             */
            unchanged: number;
            /**
             * Format: int64
             * @description They say more about what an earlier row of the same file adds.
             */
            repeated: number;
            /**
             * Format: int64
             * @description Their person is probably known; among the others or left out, as was chosen.
             */
            likely: number;
            /**
             * Format: int64
             * @description Probably known, and left out.
             */
            skipped: number;
            /** Format: int64 */
            rejected: number;
            /**
             * Format: int64
             * @description How many rejected rows the error file has; very many are not all kept.
             */
            errorsKept: number;
        };
        CreateAccount: {
            email: components["schemas"]["Text1To320"];
            password: components["schemas"]["Password"];
            displayName: components["schemas"]["Text1To200"];
        };
        CreateAidFamily: {
            name: components["schemas"]["Text1To120"];
            worksheet?: components["schemas"]["AidWorksheet"];
        };
        CreateDepartment: {
            name: components["schemas"]["Text1To80"];
            about?: components["schemas"]["Lines0To600"] | null;
            parent?: components["schemas"]["Id"] | null;
        };
        CreateInvitation: {
            email: components["schemas"]["Text1To320"];
        };
        CreateTrait: {
            content: components["schemas"]["TraitBody"];
            /** @description The departments that ask for it. */
            departments?: components["schemas"]["AskedBy"][] | null;
        };
        /** @description One thing that was asked for. */
        Criterion: {
            /** @description Which of the app's slots it fills, such as `place`. */
            slot: string;
            /** @description The slot for people: Place. */
            label: string;
            /** @description The value for people, and for reading it again: Boston. */
            text: string;
            value: unknown;
            /** @description Asked for by its absence: not in Boston. */
            excluded: boolean;
            need: components["schemas"]["Need"];
            /**
             * Format: int32
             * @description From 1 to 5.
             */
            weight: number;
            span?: components["schemas"]["Span"] | null;
        };
        /**
         * @description What `03/04/2020` is in a column.
         * @enum {string}
         */
        DateOrder: "month_first" | "day_first";
        DebugCandidate: components["schemas"]["DebugTrait"] & {
            /**
             * Format: float
             * @description Points of importance.
             */
            score: number;
        };
        DebugChannel: {
            /** @description `general`, `families`, `words` or `meaning`. */
            name: string;
            /** Format: int64 */
            microseconds: number;
            /** @description The best first. */
            candidates: components["schemas"]["DebugCandidate"][];
        };
        /** @description What cleaning a role changes. */
        DebugCleanRoleSuggest: {
            /** @description How the title came to what it counts as. */
            steps: components["schemas"]["TitleStep"][];
            /** @description The title as it counted. */
            title: string;
            /** @description What our own list of titles calls it. */
            knownTitle?: string | null;
            level?: string | null;
            /** @description The description as it was typed. */
            description: string;
            /** @description What of it was not read. */
            removed: components["schemas"]["DebugPlace"][];
            /** @description What is suggested for the role as it was typed. */
            before: components["schemas"]["DebugRank"][];
            /** @description What is suggested for it once it is clean. */
            after: components["schemas"]["DebugMovedRank"][];
        };
        DebugMovedRank: components["schemas"]["DebugRank"] & {
            /**
             * Format: int32
             * @description Nothing, if there was nothing to suggest from.
             */
            rankBefore?: number | null;
        };
        /** @description Somebody made up. */
        DebugPerson: {
            name: string;
            /** @description What they said in an interview; places are places in it. */
            answer: string;
            /** @description In the order of the keys. */
            scores: components["schemas"]["TraitScore"][];
        };
        /** @description A part of a text, in UTF-16 units. */
        DebugPlace: {
            /** Format: int32 */
            start: number;
            /** Format: int32 */
            end: number;
        };
        DebugRank: components["schemas"]["DebugTrait"] & {
            /**
             * Format: float
             * @description 1 to 5.
             */
            importance: number;
            /**
             * Format: int32
             * @description From 1.
             */
            rank: number;
        };
        /** @description A role, exactly as it was typed. Either part may be empty, not both. */
        DebugRole: {
            title?: components["schemas"]["Typed200"] | null;
            description?: components["schemas"]["Typed20000"] | null;
        };
        /** @description What each channel says of a role by itself. */
        DebugRoleSuggest: {
            channels: components["schemas"]["DebugChannel"][];
            /** @description The kinds of work that the role belongs to. */
            families: components["schemas"]["RoleFamily"][];
            /** Format: int64 */
            totalMicroseconds: number;
            /** @description Whether there is a sentence model. Without it the last channel has no candidates. */
            byMeaning: boolean;
        };
        DebugTestTraits: {
            /** @description What somebody answered, exactly as it was typed. */
            text: components["schemas"]["Typed20000"];
            /** @description The keys of the starter traits that are looked for. All of them, if nothing is said. */
            traits?: components["schemas"]["Id"][];
        };
        /** @description A trait of the starter library. */
        DebugTrait: {
            key: string;
            name: string;
        };
        DebugTraitDemo: {
            traits: components["schemas"]["DebugTrait"][];
            people: components["schemas"]["DebugPerson"][];
        };
        DebugTraitTest: {
            /** @description The answer as it was typed; places are places in it. */
            answer: string;
            /** @description In the order of their keys. */
            scores: components["schemas"]["TraitScore"][];
            /** @description The SHA-256 of all scores, of two runs with the traits in another order each. */
            hashes: string[];
            isSame: boolean;
            /**
             * Format: int64
             * @description Of the first run.
             */
            microseconds: number;
        };
        /**
         * @description What stands before the cents of a column in which `1.500` could be read both ways.
         * @enum {string}
         */
        DecimalMark: "point" | "comma";
        DeletedDepartments: {
            /** @description The department and all that was below it. */
            names: string[];
        };
        /**
         * @description How the delimiter is known.
         * @enum {string}
         */
        DelimiterTold: "first_line" | "rows" | "person";
        /** @description A demo account as the login screen offers it. */
        DemoAccount: {
            role: components["schemas"]["Role"];
            email: string;
            displayName: string;
        };
        /** @description What a department says of a trait itself. */
        DepartmentCell: {
            department: string;
            traitId: string;
            /**
             * Format: int32
             * @description 1 to 5; 0 for: not asked for. Nothing, if it takes over what the one above it says.
             */
            importance?: number | null;
        };
        /** @description Two departments side by side. */
        DepartmentComparison: {
            one: components["schemas"]["DepartmentNode"];
            other: components["schemas"]["DepartmentNode"];
            /** @description The traits that at least one of them asks for, by name. */
            traits: components["schemas"]["ComparedTrait"][];
        };
        /** @description A department with all that it asks for. */
        DepartmentDetail: {
            department: components["schemas"]["DepartmentNode"];
            /** @description What it asks for, the most important first. The one that says so may be above it. */
            traits: components["schemas"]["AskedTrait"][];
        };
        DepartmentList: {
            /** @description Each after the one above it. */
            departments: components["schemas"]["DepartmentNode"][];
        };
        /** @description Departments by traits. A cell that is not there is empty. */
        DepartmentMatrix: {
            departments: components["schemas"]["DepartmentNode"][];
            rows: components["schemas"]["MatrixRow"][];
            /**
             * Format: int64
             * @description How many traits there are in all.
             */
            total: number;
            /** @description The `after` of the next page. */
            next?: string | null;
        };
        /** @description A department, each after the one above it. */
        DepartmentNode: {
            id: string;
            name: string;
            about: string;
            parent?: string | null;
            /**
             * Format: int32
             * @description How many are above it.
             */
            depth: number;
            /**
             * Format: int32
             * @description Among those of the same parent.
             */
            position: number;
            updatedAt: components["schemas"]["Time"];
            updatedBy: string;
        };
        /** @description A document in the list. Its state is that of the version that was brought last. */
        DocumentCard: {
            id: string;
            title: string;
            /** @description What it is about: `aid`, `giving`. */
            area: string;
            /** @description How the file is written: `pdf`, `docx`, `html`, `markdown` or `text`. */
            kind: string;
            /** @description Where the text comes from, in a line. */
            source: string;
            /** Format: int32 */
            pageCount: number;
            /**
             * Format: int32
             * @description The version that is searched, or the first while it is being read.
             */
            version: number;
            state: components["schemas"]["ReadState"];
            /** @description Why the last file could not be read, and what to do. */
            problem?: string | null;
            updatedAt: components["schemas"]["Time"];
            updatedBy: string;
            /** @description The job that reads it. */
            job?: string | null;
            progress?: components["schemas"]["ReadProgress"] | null;
        };
        DocumentList: {
            documents: components["schemas"]["DocumentCard"][];
        };
        /** @description A text for somebody else. It leaves with a person's approval or not at all. */
        Draft: {
            title: string;
            to: string[];
            subject: string;
            body: components["schemas"]["Text"][];
        };
        DraftAidAppeal: {
            worksheet: components["schemas"]["AidWorksheet"];
            circumstance: components["schemas"]["AidCircumstance"];
        };
        DrawAidCurve: {
            worksheet: components["schemas"]["AidWorksheet"];
            field: components["schemas"]["AidField"];
            /**
             * Format: int64
             * @description The first and the last amount.
             */
            from: number;
            /** Format: int64 */
            to: number;
            /**
             * Format: int64
             * @description How much more the marginal effect is of.
             */
            more?: number;
        };
        /** @description A chip as a person has changed it. Its text is read by the slot that it belongs to. */
        EditedCriterion: {
            slot: components["schemas"]["Text1To40"];
            text: components["schemas"]["Text1To200"];
            excluded?: boolean;
            need: components["schemas"]["Need"];
            /** Format: int32 */
            weight: number;
        };
        /** @description How many sessions were ended. */
        EndedSessions: {
            /** Format: int64 */
            ended: number;
        };
        /** @description The body of every answer that is not a success. */
        ErrorBody: {
            code: components["schemas"]["Code"];
            /** @description A sentence that says what is wrong and what to do about it. */
            message: string;
        };
        /** @enum {string} */
        EventKind: "reunion" | "homecoming" | "lecture" | "career_panel" | "regional_meetup" | "webinar";
        /** @description A reason to be found. */
        Evidence: {
            channel: components["schemas"]["EvidenceChannel"];
            field?: components["schemas"]["EvidenceField"] | null;
            /** @description The word as it was asked for, or the text of theirs that means the like. */
            text: string;
            /**
             * Format: float
             * @description From 0 to 1: a word's part of what all words earned; a text's likeness to what was asked for.
             */
            share: number;
        };
        EvidenceBody: {
            /** @default [] */
            against: components["schemas"]["Text1To120"][];
            /**
             * @description For level 1 to 5.
             * @default [
             *       [],
             *       [],
             *       [],
             *       [],
             *       []
             *     ]
             */
            levels: components["schemas"]["Text1To120"][][];
        };
        /** @enum {string} */
        EvidenceChannel: "words" | "meaning";
        /** @enum {string} */
        EvidenceField: "name" | "headline" | "title" | "employer" | "skill" | "study" | "place" | "interest" | "text";
        ExportAid: {
            name: components["schemas"]["Text1To120"];
            worksheet: components["schemas"]["AidWorksheet"];
            /**
             * @description How a result is written.
             * @enum {string}
             */
            format: "pdf" | "csv" | "json" | "ics";
        };
        FactView: {
            label: string;
            value: string;
        };
        Feedback: {
            rating: components["schemas"]["Rating"];
            reason?: components["schemas"]["FeedbackReason"] | null;
            note: string;
        };
        /** @description What somebody thought of an answer, for those who look after the suite. */
        FeedbackEntry: components["schemas"]["Feedback"] & {
            answer: string;
            app: string;
            at: components["schemas"]["Time"];
            asked: string;
            answered: string;
            phrasedBy: components["schemas"]["PhrasedBy"];
            modelName?: string | null;
        };
        FeedbackList: {
            feedback: components["schemas"]["FeedbackEntry"][];
        };
        /** @enum {string} */
        FeedbackReason: "wrong" | "incomplete" | "unclear" | "unsafe" | "other";
        FieldChange: {
            /** @description What changes, in words. */
            field: string;
            /** @description Nothing for what is added. */
            before?: string | null;
            after: string;
        };
        /** @enum {string} */
        FieldType: "text" | "email" | "year" | "date" | "money" | "integer" | "decimal" | "boolean" | "list";
        /** @description A number and what it counts: 3 people. */
        Figure: {
            /** Format: int64 */
            value: number;
            label: string;
        };
        /** @enum {string} */
        FindingField: "name" | "definition" | "why" | "anchor" | "question";
        /** @enum {string} */
        FindingKind: "emotion" | "protected" | "coded" | "unobservable" | "indistinct" | "missing" | "hardToRead";
        /**
         * @description How much it matters.
         * @enum {string}
         */
        FindingWeight: "refused" | "warning" | "hint";
        /** @description What the browser needs to know of it. */
        FirebaseClient: {
            apiKey: string;
            authDomain: string;
            projectId: string;
            emulatorUrl?: string | null;
        };
        /** @description What a score is made of. */
        FoundParts: {
            /** Format: float */
            words: number;
            /** Format: float */
            meaning?: number | null;
        };
        /** @description A passage that was found. */
        FoundPassage: {
            document: string;
            title: string;
            area: string;
            /** Format: int32 */
            version: number;
            /** Format: int32 */
            page: number;
            label?: string | null;
            /** @description The headings above it, the widest first. */
            heading: string;
            text: string;
            /** @description The sentences of it that say it best. */
            quote: string;
            /** Format: float */
            score: number;
            parts: components["schemas"]["FoundParts"];
        };
        FoundPerson: {
            /** Format: int32 */
            id: number;
            name: string;
            headline: string;
            /** Format: int32 */
            classYear?: number | null;
            kinds: components["schemas"]["PersonKind"][];
            /** @description City and region, as far as they are known. */
            place: string;
            deceased: boolean;
            /**
             * Format: float
             * @description The sum of the parts. Zero if nothing was looked for.
             */
            score: number;
            parts: components["schemas"]["ScoreParts"];
            /** @description What earned the score, the strongest first. */
            evidence: components["schemas"]["Evidence"][];
        };
        FoundTraitDraft: {
            draft?: components["schemas"]["TraitDraft"] | null;
        };
        FrameworkList: {
            frameworks: components["schemas"]["FrameworkValue"][];
        };
        /** @description A value of a framework, and how many traits have it. */
        FrameworkValue: {
            /** @description Such as `nace:Professionalism`. */
            value: string;
            /** Format: int64 */
            count: number;
        };
        FrameworksBody: {
            /** @default [] */
            nace: unknown[];
            /** @default [] */
            onet: unknown[];
            /** @default [] */
            bigFive: unknown[];
            /** @default [] */
            own: unknown[];
        };
        /** @enum {string} */
        GiftKind: "card" | "check" | "transfer" | "stock" | "pledge_payment" | "matching";
        GivingYear: {
            /** Format: int32 */
            year: number;
            /** Format: int64 */
            cents: number;
            count: number;
        };
        /** @enum {string} */
        Grade: "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "D" | "F";
        /** @description Whether the suite can do its work. */
        Health: {
            status: components["schemas"]["Wellness"];
            database: components["schemas"]["Wellness"];
            sentenceModel: components["schemas"]["Presence"];
        };
        /** @enum {string} */
        HoldKind: "academic" | "bursar";
        Id: string;
        /** @description A file that was brought in, and what became of it. */
        Import: {
            id: string;
            kind: components["schemas"]["ImportKind"];
            /** @description What the file is called. */
            name: string;
            /** Format: int64 */
            bytes: number;
            state: components["schemas"]["ImportState"];
            options: components["schemas"]["ImportOptions"];
            likely: components["schemas"]["Likely"];
            counts?: components["schemas"]["Counts"] | null;
            /** @description Why it failed. */
            error?: string | null;
            /** @description The job that works on it, or did last. */
            job?: string | null;
            /** @description Who brought it, by uid. */
            createdBy?: string | null;
            createdByName: string;
            createdAt: components["schemas"]["Time"];
            endedAt?: components["schemas"]["Time"] | null;
        };
        /** @description A column of the file and what it is taken for. */
        ImportColumn: {
            heading: string;
            /** @description The name of a field, or nothing if the column is left out. */
            field?: string | null;
            /**
             * Format: int32
             * @description In hundredths.
             */
            confidence: number;
            /** @description Why it is taken for this, in a sentence. */
            reason: string;
            /** @description The first values that are not empty. */
            examples: string[];
            /** @description How dates are read that could be read in two ways. */
            order: components["schemas"]["DateOrder"];
            orderReason: string;
            /** @description How amounts are read that could be read in two ways. */
            mark: components["schemas"]["DecimalMark"];
            markReason: string;
        };
        /** @description Everything about one import. */
        ImportDetail: {
            import: components["schemas"]["Import"];
            layout?: components["schemas"]["ImportLayout"] | null;
            /** @description Why the file cannot be read as it stands, and what to do about it. */
            problem?: string | null;
            columns: components["schemas"]["ImportColumn"][];
            /** @description What the columns of this kind of file can hold. */
            fields: components["schemas"]["ImportField"][];
            /** @description Labels of fields, of each group of which one needs a column before the file can be checked. */
            missing: string[][];
            /** @description How well the file fits each kind, the best first. */
            kinds: components["schemas"]["KindFit"][];
            preview?: components["schemas"]["Preview"] | null;
            canUndo: boolean;
            undoFirst?: components["schemas"]["ImportName"] | null;
        };
        ImportField: {
            name: string;
            label: string;
            holds: components["schemas"]["FieldType"];
            /** @description Every row needs it, or another field of the same group. */
            needed: boolean;
        };
        /** @enum {string} */
        ImportKind: "alumni" | "gifts" | "students" | "candidates" | "roles";
        ImportLayout: {
            charset: components["schemas"]["Charset"];
            /** @description One character. */
            delimiter: string;
            delimiterTold: components["schemas"]["DelimiterTold"];
            headings: string[];
            /** @description What is to be known about the file, in sentences. */
            notes: string[];
            /** @description The first rows below the heading. */
            sample: string[][];
        };
        ImportList: {
            imports: components["schemas"]["Import"][];
        };
        ImportName: {
            id: string;
            name: string;
        };
        /** @description What the person has chosen; what is open is found out. */
        ImportOptions: {
            /** @default null */
            charset: components["schemas"]["Charset"] | null;
            /**
             * @description One character.
             * @default null
             */
            delimiter: string | null;
            /**
             * @description Whether the first row names the columns.
             * @default null
             */
            heading: boolean | null;
            /**
             * @description Rows with too few cells get empty ones at their end. Otherwise they are errors, because a line break without
             *     quotation marks makes the same rows.
             * @default false
             */
            fillShortRows: boolean;
        };
        /** @enum {string} */
        ImportState: "uploaded" | "checking" | "checked" | "applying" | "done" | "undoing" | "undone" | "failed" | "cancelled";
        /** @description What is in force. */
        InForce: {
            settings: components["schemas"]["SettingInForce"][];
            constants: components["schemas"]["SettingInForce"][];
            permissions: components["schemas"]["PermissionRow"][];
        };
        /** @description How the index is. */
        IndexState: {
            readiness: components["schemas"]["Readiness"];
            meaning: components["schemas"]["Meaning"];
            /**
             * Format: int32
             * @description Which campus the index is of. None before there is one.
             */
            edition?: number | null;
            /**
             * Format: int64
             * @description How many people can be found.
             */
            people: number;
            /**
             * Format: int64
             * @description How many texts are known by their meaning, of all campuses.
             */
            units: number;
            /**
             * Format: int64
             * @description How many changes of people it has followed.
             */
            followed: number;
            /**
             * Format: int64
             * @description How many there were.
             */
            changes: number;
            building?: components["schemas"]["BuildingState"] | null;
            /** @description Why the last attempt to make one failed. */
            trouble?: string | null;
        };
        /** @description What a department above says. */
        Inherited: {
            /** Format: int32 */
            importance: number;
            /** @description The department that says so. */
            from: string;
        };
        /** @enum {string} */
        InterestKind: "goal" | "cause" | "hobby" | "mentoring_offer" | "mentoring_need" | "language";
        /** @description An invitation as it is shown. */
        Invitation: {
            id: string;
            email: string;
            invitedBy: string;
            createdAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            state: components["schemas"]["State"];
        };
        InvitationList: {
            invitations: components["schemas"]["Invitation"][];
        };
        /** @description A job as it is shown. */
        Job: {
            id: string;
            kind: string;
            /** @description What people call it: "Import of alumni.csv". */
            title: string;
            /** @description Who started it, by uid. `None` for the suite itself. */
            owner?: string | null;
            state: components["schemas"]["JobState"];
            /** Format: int64 */
            done: number;
            /** Format: int64 */
            total?: number | null;
            /** @description What it is doing now. */
            message: string;
            result?: unknown;
            /** @description Why it failed, for people. */
            error?: string | null;
            /**
             * Format: int32
             * @description How often it was taken up since it last got on.
             */
            attempts: number;
            /** @description Somebody wants it to stop. */
            cancelRequested: boolean;
            createdAt: components["schemas"]["Time"];
            startedAt?: components["schemas"]["Time"] | null;
            finishedAt?: components["schemas"]["Time"] | null;
        };
        JobList: {
            jobs: components["schemas"]["Job"][];
        };
        /**
         * @description How far a job has come.
         * @enum {string}
         */
        JobState: "waiting" | "running" | "done" | "failed" | "cancelled";
        KindFit: {
            kind: components["schemas"]["ImportKind"];
            /**
             * Format: int32
             * @description In hundredths.
             */
            fit: number;
        };
        /** @enum {string} */
        Level: "first_year" | "sophomore" | "junior" | "senior";
        /** @description A piece of a page. */
        LibraryBlock: {
            /** @description `heading1` to `heading6`, `paragraph`, `item`, `header` (a row of column names), `row` or `code`. */
            kind: string;
            text: string;
        };
        /** @description A document with its pages. */
        LibraryDocument: components["schemas"]["DocumentCard"] & {
            /**
             * Format: int32
             * @description The version whose pages these are.
             */
            shown: number;
            /** @description The first is number 1. */
            versions: components["schemas"]["VersionCard"][];
            /** @description Not all of them, if the document is very long. */
            pages: components["schemas"]["LibraryPage"][];
        };
        LibraryPage: {
            /** Format: int32 */
            number: number;
            /** @description The page as it is printed, if that is another number. */
            label?: string | null;
            blocks: components["schemas"]["LibraryBlock"][];
        };
        /**
         * @description What becomes of a row whose person is probably known, but not for certain.
         * @enum {string}
         */
        Likely: "skip" | "update" | "add";
        /** @description A row whose person is probably known. */
        LikelyRow: {
            /** Format: int64 */
            line: number;
            /** @description Whom the row names. */
            name: string;
            /**
             * Format: int32
             * @description The number of the person that it probably is.
             */
            person: number;
            personName: string;
            /** @description Why, in a sentence without its subject: "has a name like this and the same class year." */
            why: string;
            /**
             * Format: int32
             * @description In hundredths.
             */
            sure: number;
        };
        Line: {
            label: string;
            value: string;
            /** @description How the value comes about. */
            rule: string;
            total: boolean;
        };
        Lines0To1000: string;
        Lines0To2000: string;
        Lines0To20000: string;
        Lines0To600: string;
        Lines1To1000: string;
        Lines1To20000: string;
        Lines1To200000: string;
        Lines1To4000: string;
        Lines1To600: string;
        /** @description A user in the list. What only admins may know is missing for others. */
        ListedUser: {
            uid: string;
            displayName: string;
            role: components["schemas"]["Role"];
            status: components["schemas"]["UserStatus"];
            email?: string | null;
            photoURL?: string | null;
            createdAt?: components["schemas"]["Time"] | null;
            lastLoginAt?: components["schemas"]["Time"] | null;
            isEmailVerified?: boolean | null;
        };
        MakeAidChecklist: {
            worksheet: components["schemas"]["AidWorksheet"];
        };
        MatrixCell: {
            department: string;
            /**
             * Format: int32
             * @description What it says itself. 0 for: not asked for.
             */
            own?: number | null;
            inherited?: components["schemas"]["Inherited"] | null;
        };
        /** @description What departments make of one trait. */
        MatrixRow: {
            traitId: string;
            name: string;
            cells: components["schemas"]["MatrixCell"][];
        };
        /**
         * @description Whether people are found by what texts mean.
         * @enum {string}
         */
        Meaning: "available" | "unavailable";
        /**
         * @description What an app's conversation may use.
         * @enum {string}
         */
        Means: "model" | "engine" | "off";
        /** @enum {string} */
        MeetingWay: "in_person" | "video" | "either";
        /** @enum {string} */
        MentoringSide: "mentor" | "mentee";
        /** @description What two traits would become. */
        MergePreview: {
            kept: components["schemas"]["TraitName"];
            /** Format: int32 */
            keptVersion: number;
            removed: components["schemas"]["TraitName"];
            /** Format: int32 */
            removedVersion: number;
            before: components["schemas"]["TraitContent"];
            /** @description What the one that stays would say. It can be changed before it is kept. */
            after: components["schemas"]["TraitContent"];
            /** @description The departments that would say something of it. */
            departments: components["schemas"]["TraitUse"][];
            findings: components["schemas"]["TraitFinding"][];
        };
        MergeTraits: {
            /** @description The trait that goes into this one. */
            with: components["schemas"]["Id"];
            version: number;
            withVersion: number;
            content?: components["schemas"]["TraitBody"] | null;
        };
        /** @description What a million tokens cost, in micro-dollars. */
        ModelPrices: {
            /** Format: int64 */
            input: number;
            /** Format: int64 */
            output: number;
        };
        /** @description A trait of the library, and how alike it is from 0 to 1. */
        NearTrait: {
            id: string;
            name: string;
            /** Format: float */
            score: number;
        };
        /** @enum {string} */
        Need: "must" | "nice";
        /** @enum {string} */
        NoteKind: "call" | "meeting" | "letter" | "advising" | "imported";
        /** @description Something the reader has to know about the answer itself. */
        Notice: {
            reason: components["schemas"]["NoticeReason"];
            text: string;
            /** @description Whom to turn to, for what cannot wait. */
            contacts: components["schemas"]["Contact"][];
            /** @description Whether asking again may help. */
            retry: boolean;
        };
        /** @enum {string} */
        NoticeReason: "figureCut" | "nameCut" | "linkCut" | "promiseCut" | "modelAway" | "toolFailed" | "instructions" | "crisis" | "refused" | "estimate" | "stopped" | "interrupted";
        /** @description A record or a row as a worksheet to go on with. */
        OpenedAidFamily: {
            name: string;
            worksheet: components["schemas"]["AidWorksheet"];
        };
        Origin: (components["schemas"]["Passage"] & {
            /** @enum {string} */
            kind: "passage";
        }) | (components["schemas"]["Record"] & {
            /** @enum {string} */
            kind: "record";
        }) | (components["schemas"]["ToolRun"] & {
            /** @enum {string} */
            kind: "run";
        });
        /** @description One piece of an answer. */
        Part: (components["schemas"]["Text"] & {
            /** @enum {string} */
            kind: "text";
        }) | (components["schemas"]["People"] & {
            /** @enum {string} */
            kind: "people";
        }) | (components["schemas"]["Table"] & {
            /** @enum {string} */
            kind: "table";
        }) | (components["schemas"]["Chart"] & {
            /** @enum {string} */
            kind: "chart";
        }) | (components["schemas"]["Calculation"] & {
            /** @enum {string} */
            kind: "calculation";
        }) | (components["schemas"]["Draft"] & {
            /** @enum {string} */
            kind: "draft";
        }) | (components["schemas"]["Notice"] & {
            /** @enum {string} */
            kind: "notice";
        });
        /** @description A quote and where it stands. The version stays readable when the page is replaced. */
        Passage: {
            document: string;
            /** Format: int32 */
            version: number;
            /** Format: int32 */
            page: number;
            /** @description The page as it is printed, if that is another number. */
            label?: string | null;
            heading: string;
            quote: string;
        };
        PassageList: {
            /** @description The best first, one of each page. */
            passages: components["schemas"]["FoundPassage"][];
            /** @description Whether what the texts mean was compared, or their words alone. */
            byMeaning: boolean;
            /** @description Whether the best is good enough to be an answer. */
            isLikely: boolean;
        };
        /** Format: password */
        Password: string;
        People: {
            cards: components["schemas"]["PersonCard"][];
        };
        /** @description Who was found, the best first. */
        PeopleFound: {
            /**
             * Format: int64
             * @description How many pass the filters; while the index is being built, how many have the name.
             */
            total: number;
            mode: components["schemas"]["SearchMode"];
            /** @description What the reader should know about the mode, in a sentence. None if all is well. */
            note?: string | null;
            people: components["schemas"]["FoundPerson"][];
            took: components["schemas"]["SearchTook"];
        };
        /** @enum {string} */
        Permission: "apps.use" | "profile.edit" | "users.read" | "content.edit" | "users.manage" | "campus.manage" | "audit.read" | "ai.manage" | "settings.read";
        /** @description Which roles have a permission. */
        PermissionRow: {
            permission: components["schemas"]["Permission"];
            roles: components["schemas"]["Role"][];
        };
        /** @description What somebody who looks for work says of themselves. */
        PersonCandidate: {
            resume: string;
            desiredTitles: string[];
            places: string[];
            remote: boolean;
            /**
             * Format: int32
             * @description A year, in whole dollars.
             */
            salaryFrom: number;
            /** Format: date */
            availableFrom: string;
        };
        /** @description Somebody of the campus, as far as the answer needs them. */
        PersonCard: {
            /** @description Whom the card opens. */
            person: string;
            name: string;
            /** @description Beside the name: a degree and its year. */
            beside: string;
            /** @description Below the name: what they do, and where. */
            below: string;
            /** @description Why they are here, in a few words each. */
            reasons: string[];
            score?: components["schemas"]["Score"] | null;
            sources: number[];
        };
        /** @description What somebody has said about the use of one thing. */
        PersonConsent: {
            field: components["schemas"]["ConsentField"];
            /** @description Never asked is not granted. */
            granted: boolean;
            /**
             * Format: date
             * @description Since when; none if they were never asked.
             */
            since?: string | null;
            /** @description How the answer was given. */
            basis?: string | null;
        };
        PersonContact: {
            email: components["schemas"]["ContactDetail"];
            phone: components["schemas"]["ContactDetail"];
            address: components["schemas"]["ContactDetail"];
            /**
             * Format: date
             * @description When these were last known to be right.
             */
            confirmed?: string | null;
            /**
             * Format: date
             * @description Since when mail to the address comes back.
             */
            emailBounced?: string | null;
        };
        PersonCourse: {
            code: string;
            title: string;
            /** Format: int32 */
            credits: number;
            grade?: components["schemas"]["Grade"] | null;
            /** Format: int32 */
            attendancePercent: number;
        };
        PersonEducation: {
            /** Format: int32 */
            id: number;
            school: string;
            degree: string;
            field: string;
            /** Format: int32 */
            startYear: number;
            /** Format: int32 */
            endYear: number;
            finished: boolean;
        };
        /** @description What somebody does with and for the others. */
        PersonEngagement: {
            /**
             * Format: int32
             * @description Of all that they volunteered for.
             */
            hours: number;
            volunteering: components["schemas"]["PersonVolunteering"][];
            events: components["schemas"]["PersonEvent"][];
            groups: components["schemas"]["PersonGroup"][];
            posts: components["schemas"]["PersonPost"][];
        };
        PersonEvent: {
            /** Format: int32 */
            id: number;
            title: string;
            kind: components["schemas"]["EventKind"];
            /** Format: date */
            date: string;
            /** @description A city; none means online. */
            city?: string | null;
            status: components["schemas"]["AttendanceStatus"];
        };
        PersonFamily: {
            household: components["schemas"]["PersonHousehold"];
            relatives: components["schemas"]["PersonRelative"][];
        };
        PersonGift: {
            /** Format: int32 */
            id: number;
            /** Format: date */
            date: string;
            /** Format: int64 */
            cents: number;
            kind: components["schemas"]["GiftKind"];
            fund: string;
            /** @description What the fund is for, in a word. */
            cause: string;
            appeal?: string | null;
            /**
             * Format: int32
             * @description The pledge that it pays a part of.
             */
            pledge?: number | null;
        };
        /** @description What somebody has given, in cents, added up. */
        PersonGiving: {
            /** Format: int64 */
            lifetimeCents: number;
            count: number;
            largest?: components["schemas"]["PersonGift"] | null;
            first?: components["schemas"]["PersonGift"] | null;
            last?: components["schemas"]["PersonGift"] | null;
            /** @description Years with a gift, the newest first. */
            byYear: components["schemas"]["GivingYear"][];
            gifts: components["schemas"]["PersonGift"][];
            pledges: components["schemas"]["PersonPledge"][];
        };
        PersonGroup: {
            /** Format: int32 */
            id: number;
            name: string;
            /** Format: date */
            since: string;
            organiser: boolean;
        };
        PersonHold: {
            /** Format: int32 */
            id: number;
            kind: components["schemas"]["HoldKind"];
            /** Format: date */
            placed: string;
            reason: string;
        };
        /** @description Those who live behind one door; the first speaks for it. */
        PersonHousehold: {
            name: string;
            members: components["schemas"]["PersonLink"][];
        };
        PersonIdentity: {
            firstName: string;
            lastName: string;
            /** @description The name before marriage, where it differs. */
            formerLastName?: string | null;
            pronouns?: components["schemas"]["Pronouns"] | null;
            kinds: components["schemas"]["PersonKind"][];
            /**
             * Format: int32
             * @description Of graduation; for students the year it is expected.
             */
            classYear?: number | null;
            /**
             * Format: int32
             * @description None if it is not known.
             */
            birthYear?: number | null;
            /** Format: date */
            died?: string | null;
            place: components["schemas"]["Place"];
            headline: string;
            bio: string;
            /** @description Made up, as everybody is on a generated campus. */
            synthetic: boolean;
        };
        PersonInterest: {
            kind: components["schemas"]["InterestKind"];
            text: string;
        };
        /**
         * @description What somebody is to the university; one can be several at once.
         * @enum {string}
         */
        PersonKind: "student" | "alum" | "staff";
        /** @description Somebody else, with the way to their record if there is one. */
        PersonLink: {
            /** Format: int32 */
            id?: number | null;
            name: string;
        };
        /** @description A mail from or to the person. The addresses of people on campus are on their records, if they have agreed to it. */
        PersonMail: {
            /** Format: int32 */
            id: number;
            /**
             * Format: int32
             * @description The id of the mail that began the conversation.
             */
            thread: number;
            from: components["schemas"]["PersonLink"];
            to: components["schemas"]["PersonLink"];
            /**
             * @description By the clock of the campus.
             * @example 2026-11-12T09:14:00
             */
            at: string;
            subject: string;
            body: string;
        };
        PersonMentoring: {
            side: components["schemas"]["MentoringSide"];
            /**
             * Format: int32
             * @description How many others at once.
             */
            capacity: number;
            /**
             * Format: int32
             * @description How many of these places are taken.
             */
            taken: number;
            availability: string[];
            way: components["schemas"]["MeetingWay"];
            /** Format: date */
            since: string;
        };
        /** @description What a member of staff wrote down. */
        PersonNote: {
            /** Format: int32 */
            id: number;
            kind: components["schemas"]["NoteKind"];
            /** Format: date */
            date: string;
            by?: components["schemas"]["PersonLink"] | null;
            text: string;
        };
        PersonPledge: {
            /** Format: int32 */
            id: number;
            /** Format: date */
            date: string;
            /** Format: int64 */
            cents: number;
            /** Format: int64 */
            paidCents: number;
            /**
             * Format: int64
             * @description What is still to come; never less than nothing.
             */
            openCents: number;
            /** Format: int32 */
            years: number;
            fund: string;
        };
        PersonPosition: {
            /** Format: int32 */
            id: number;
            title: string;
            employer: string;
            /**
             * Format: int32
             * @description The employer's own record, if there is one.
             */
            employerId?: number | null;
            seniority: components["schemas"]["Seniority"];
            industry: string;
            /** @description A month: 2019-03. */
            start: string;
            /** @description A month; none while it lasts. */
            end?: string | null;
            summary: string;
        };
        PersonPost: {
            /** Format: int32 */
            id: number;
            /** @description The group it was written in; none means to everybody. */
            group?: string | null;
            /** Format: date */
            date: string;
            text: string;
        };
        /** @description Everything about one person, by area. */
        PersonRecord: {
            /** Format: int32 */
            id: number;
            name: string;
            identity: components["schemas"]["PersonIdentity"];
            contact: components["schemas"]["PersonContact"];
            family: components["schemas"]["PersonFamily"];
            staff?: components["schemas"]["PersonStaff"] | null;
            /** @description The newest first, as everywhere below. */
            education: components["schemas"]["PersonEducation"][];
            career: components["schemas"]["PersonPosition"][];
            /** @description The longest practised first. */
            skills: components["schemas"]["RecordedSkill"][];
            interests: components["schemas"]["PersonInterest"][];
            mentoring?: components["schemas"]["PersonMentoring"] | null;
            candidate?: components["schemas"]["PersonCandidate"] | null;
            giving: components["schemas"]["PersonGiving"];
            engagement: components["schemas"]["PersonEngagement"];
            student?: components["schemas"]["PersonStudent"] | null;
            notes: components["schemas"]["PersonNote"][];
            mails: components["schemas"]["PersonMail"][];
            /** @description One for each field that can be asked for, asked or not. */
            consents: components["schemas"]["PersonConsent"][];
        };
        PersonRelative: {
            kind: components["schemas"]["RelativeKind"];
            person: components["schemas"]["PersonLink"];
            sameHousehold: boolean;
        };
        PersonStaff: {
            title: string;
            duty: components["schemas"]["StaffDuty"];
            /** @description For advisers: whose students they look after. */
            department?: string | null;
        };
        /** @description How somebody's studies go. */
        PersonStudent: {
            department: string;
            program: string;
            level: components["schemas"]["Level"];
            entryTerm: string;
            /** Format: int32 */
            expectedYear: number;
            /** Format: int32 */
            credits: number;
            /**
             * Format: int32
             * @description Times one hundred, as the register has it.
             */
            gpaHundredths: number;
            /**
             * Format: int32
             * @description The same, worked out from the grades. None while no grade is known.
             */
            computedGpaHundredths?: number | null;
            /** @description Whether the grades, if there are any, lead to what the register has. */
            gpaAgrees: boolean;
            standing: components["schemas"]["Standing"];
            adviser: components["schemas"]["PersonLink"];
            /** Format: int64 */
            balanceCents: number;
            terms: components["schemas"]["PersonTerm"][];
            holds: components["schemas"]["PersonHold"][];
        };
        PersonTerm: {
            name: string;
            /** Format: date */
            start: string;
            /** Format: date */
            end: string;
            /**
             * Format: int32
             * @description None while no grade is known.
             */
            gpaHundredths?: number | null;
            /**
             * Format: int32
             * @description Those earned.
             */
            credits: number;
            courses: components["schemas"]["PersonCourse"][];
        };
        PersonVolunteering: {
            /** Format: int32 */
            id: number;
            activity: string;
            /** Format: date */
            start: string;
            /**
             * Format: date
             * @description None while it lasts.
             */
            end?: string | null;
            /** Format: int32 */
            hours: number;
        };
        /** @enum {string} */
        PhrasedBy: "engine" | "model";
        Place: {
            city: string;
            region: string;
            country: string;
            /** Format: double */
            latitude: number;
            /** Format: double */
            longitude: number;
        };
        Point: {
            label: string;
            /** Format: double */
            value: number;
            /** @description The value as it is read: with its unit. */
            text: string;
        };
        /**
         * @description Whether something is there that the suite can do without.
         * @enum {string}
         */
        Presence: "ok" | "missing" | "broken";
        /** @description What an import would do, in examples: the first hundred of each. */
        Preview: {
            changes: components["schemas"]["RowChange"][];
            likely: components["schemas"]["LikelyRow"][];
            rejected: components["schemas"]["RejectedRow"][];
        };
        /** @description A person as the suite shows them. */
        Profile: {
            uid: string;
            email: string;
            displayName: string;
            photoURL?: string | null;
            role: components["schemas"]["Role"];
            createdAt: components["schemas"]["Time"];
            lastLoginAt?: components["schemas"]["Time"] | null;
            isEmailVerified: boolean;
        };
        /** @enum {string} */
        Pronouns: "she" | "he" | "they";
        ProposeTrait: {
            name: components["schemas"]["Text1To80"];
            definition?: components["schemas"]["Lines0To1000"] | null;
            line?: components["schemas"]["Lines0To1000"] | null;
        };
        /**
         * @description Whose words a draft is in.
         * @enum {string}
         */
        ProposedBy: "rules" | "model";
        /** @description A trait that is easily taken for the new one. */
        ProposedConfusion: {
            /** @description The id of the trait. */
            key: string;
            name: string;
            difference: string;
        };
        /** @description A text, and what it was made of. */
        ProposedPiece: {
            text: string;
            /** @description The rule, and the words of the definition, the line or the name that it was made with. */
            from: string;
        };
        /** @description A draft of a trait: nothing of it is kept until somebody saves it. */
        ProposedTrait: {
            name: string;
            definition: components["schemas"]["ProposedPiece"];
            why: components["schemas"]["ProposedPiece"];
            /** @description What is seen at level 1 to 5. */
            anchors: components["schemas"]["ProposedPiece"][];
            questions: components["schemas"]["ProposedPiece"][];
            confusedWith: components["schemas"]["ProposedConfusion"][];
            frameworks: components["schemas"]["TraitFrameworks"];
            /** @description The traits that the frameworks were taken over from, the nearest first. */
            nearest: components["schemas"]["NearTrait"][];
            alike?: components["schemas"]["NearTrait"] | null;
            phrasedBy: components["schemas"]["ProposedBy"];
        };
        /** @enum {string} */
        ProviderKind: "none" | "http" | "local";
        PutTraitDraft: {
            /** @description What is written so far, finished or not. */
            content: Record<string, never>;
            /** @description The version that it began with. */
            baseVersion?: number | null;
        };
        RateAnswer: {
            rating: components["schemas"]["Rating"];
            reason?: components["schemas"]["FeedbackReason"] | null;
            note?: components["schemas"]["Lines0To2000"] | null;
        };
        /** @enum {string} */
        Rating: "up" | "down";
        ReadAidLetter: {
            text: components["schemas"]["Lines1To200000"];
        };
        ReadProgress: {
            /** Format: int64 */
            done: number;
            /** Format: int64 */
            total?: number | null;
            /** @description What is being done now. */
            message: string;
        };
        /**
         * @description How far a version has come.
         * @enum {string}
         */
        ReadState: "reading" | "ready" | "failed";
        /** @enum {string} */
        Readiness: "empty" | "building" | "ready";
        /**
         * @description What a tool looks at.
         * @enum {string}
         */
        Reads: "people" | "gifts" | "students" | "library" | "aid" | "message";
        Record: {
            path: string;
        };
        RecordedSkill: {
            skill: string;
            /** Format: int32 */
            years: number;
            /** @description Where the skill comes from: a field of study or a job title. */
            source: string;
        };
        RejectedRow: {
            /** Format: int64 */
            line: number;
            /** @description What to change, in sentences. */
            why: string;
        };
        /** @enum {string} */
        RelativeKind: "spouse" | "parent" | "child";
        /** @description The session to end. */
        ReplaceSession: {
            sessionId: components["schemas"]["Id"];
        };
        RequestPasswordReset: {
            email: components["schemas"]["Text1To320"];
        };
        /** @description From what a campus is made anew. */
        ResetCampus: {
            /** Format: int32 */
            seed: number;
            /** @description `demo`, or a number of people from 100 to 1000000. */
            size: components["schemas"]["Text1To20"];
        };
        ResetPassword: {
            token: components["schemas"]["Text1To100"];
            password: components["schemas"]["Password"];
        };
        RestoreAidFamilyVersion: {
            seen: number;
        };
        /**
         * @description What a person may do, in three steps, each with all rights of the one below.
         * @enum {string}
         */
        Role: "viewer" | "contributor" | "admin";
        /** @description A kind of work that the role belongs to. */
        RoleFamily: {
            name: string;
            /**
             * Format: float
             * @description 0 to 1.
             */
            share: number;
            /** Format: float */
            byTitle: number;
            /** Format: float */
            byList: number;
            /** Format: float */
            byDescription: number;
            /** Format: float */
            byMeaning: number;
        };
        /** @description What a role asks for. */
        RoleSuggestions: {
            /** @description The title as it counted. */
            title: string;
            /** @description What our own list of titles calls it. */
            knownTitle?: string | null;
            level?: string | null;
            /** @description How the title came to that. */
            steps: components["schemas"]["TitleStep"][];
            families: components["schemas"]["RoleFamily"][];
            /** @description The description as it was read; places are places in it. */
            description: string;
            /** @description The most important first. */
            suggestions: components["schemas"]["TraitSuggestion"][];
        };
        /** @description What one row would do. */
        RowChange: {
            /** Format: int64 */
            line: number;
            /** @description The person, gift or role the row is about, by name. */
            what: string;
            /**
             * Format: int32
             * @description The number of the person, if they are known.
             */
            person?: number | null;
            isNew: boolean;
            fields: components["schemas"]["FieldChange"][];
        };
        /** @description Words that are set alike. */
        Run: {
            text: string;
            strong: boolean;
        };
        /** @description A tool that ran for an answer. */
        RunView: {
            tool: string;
            about: string;
            input: Record<string, never>;
            /** @description Why it failed, if it did. */
            problem?: string | null;
            facts: components["schemas"]["FactView"][];
        };
        SaveAidFamily: {
            name: components["schemas"]["Text1To120"];
            worksheet: components["schemas"]["AidWorksheet"];
            seen: number;
        };
        /** @description A score from 0 to 100 and what it is made of. */
        Score: {
            /** Format: int32 */
            value: number;
            parts: components["schemas"]["ScorePart"][];
        };
        ScorePart: {
            label: string;
            /** Format: double */
            points: number;
            /** Format: double */
            of: number;
            reason: string;
        };
        ScoreParts: {
            /** Format: float */
            words: number;
            /** Format: float */
            meaning: number;
        };
        ScoreTraits: {
            /** @description What somebody answered. */
            answer: components["schemas"]["Lines1To20000"];
            /** @description The ids of the traits that are looked for, 50 at most. */
            traits: components["schemas"]["Id"][];
        };
        /**
         * @description How people were looked for.
         * @enum {string}
         */
        SearchMode: "words and meaning" | "words" | "building";
        /** @description In microseconds. */
        SearchTook: {
            /**
             * Format: int64
             * @description Turning the text into a direction.
             */
            meaning: number;
            /**
             * Format: int64
             * @description Looking through the index.
             */
            index: number;
            /**
             * Format: int64
             * @description Reading the people.
             */
            people: number;
        };
        /** @description The version that somebody has seen. */
        SeenVersion: {
            version: number;
        };
        /** @enum {string} */
        Seniority: "entry" | "intermediate" | "senior" | "lead" | "director" | "executive";
        /** @description A sentence and the numbers of the sources that it rests on. */
        Sentence: {
            runs: components["schemas"]["Run"][];
            sources: number[];
        };
        Series: {
            name: string;
            points: components["schemas"]["Point"][];
        };
        /** @description A session as it is shown in a list, to its owner or an admin. */
        Session: {
            id: string;
            userId: string;
            email: string;
            displayName: string;
            role: components["schemas"]["Role"];
            createdAt: components["schemas"]["Time"];
            lastActivity: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            authMethod: components["schemas"]["AuthMethod"];
            userAgent: string;
            ipAddress: string;
            /** @description Whether it is the one that asks. */
            current: boolean;
        };
        /** @description Sessions of one person, the latest activity first. */
        SessionList: {
            sessions: components["schemas"]["Session"][];
        };
        /** @description The state of authentication, in the fields of the specification. */
        SessionState: {
            isAuthenticated: boolean;
            /** @description Always false here; a browser starts with true. */
            isLoading: boolean;
            user?: components["schemas"]["SessionUser"] | null;
            profile?: components["schemas"]["Profile"] | null;
            error?: string | null;
            authMethod: components["schemas"]["AuthMethod"];
            /** @description To be sent as `X-CSRF-Token` with every change. */
            csrfToken?: string | null;
            permissions: components["schemas"]["Permission"][];
        };
        /** @description Who is signed in, as their session knows them. */
        SessionUser: {
            uid: string;
            email: string;
            displayName: string;
            photoURL?: string | null;
            isEmailVerified: boolean;
        };
        SetApp: {
            app: components["schemas"]["Id"];
            means: components["schemas"]["Means"];
        };
        /** @description A cell to be set. */
        SetCell: {
            department: components["schemas"]["Id"];
            traitId: components["schemas"]["Id"];
            /** @description 1 to 5; 0 for: not asked for. Nothing, if it takes over what the one above it says. */
            importance?: number | null;
        };
        SetCells: {
            cells: components["schemas"]["SetCell"][];
        };
        /** @description A setting as it is shown. A secret's value is not. */
        SettingInForce: {
            key: string;
            value: string;
            explanation: string;
        };
        SignInLocally: {
            email: components["schemas"]["Text1To320"];
            password: components["schemas"]["Password"];
        };
        /** @description What the login screen offers. */
        SignInOptions: {
            /** @description Whose people may sign in. */
            domains: string[];
            google?: components["schemas"]["Strategy"] | null;
            /** @description Why nobody does. */
            googleError?: string | null;
            password?: components["schemas"]["Strategy"] | null;
            /** @description Whether an account can be made and a forgotten password replaced. */
            mail: boolean;
            firebase?: components["schemas"]["FirebaseClient"] | null;
            demo: components["schemas"]["DemoAccount"][];
        };
        SignInToDemo: {
            role: components["schemas"]["Role"];
        };
        /** @description The ID token that Firebase gave to the browser. */
        SignInWithFirebase: {
            idToken: components["schemas"]["Text1To8192"];
        };
        Skipped: {
            id: string;
            /** @description A sentence. */
            reason: string;
        };
        /** @description Something that can be asked for by a chip. */
        SlotView: {
            slot: string;
            label: string;
            hint: string;
        };
        /** @description A source as the reader sees it: a number in the text, a line below it, and what opens. */
        Source: {
            /**
             * Format: int32
             * @description Counted from 1 through the answer.
             */
            number: number;
            title: string;
            detail: string;
            origin: components["schemas"]["Origin"];
        };
        Span: {
            /** Format: int32 */
            start: number;
            /** Format: int32 */
            end: number;
        };
        /** @enum {string} */
        StaffDuty: "adviser" | "gift_officer" | "alumni_relations" | "bursar" | "career_services" | "financial_aid" | "registrar";
        /** @enum {string} */
        Standing: "good" | "warning" | "probation";
        StartConversation: {
            app: components["schemas"]["Id"];
            subject?: components["schemas"]["Id"] | null;
            text: components["schemas"]["Lines1To4000"];
            key: components["schemas"]["Text8To64"];
        };
        /** @enum {string} */
        State: "open" | "accepted" | "revoked" | "expired";
        /** @enum {string} */
        Status: "ready" | "planned";
        /** @enum {string} */
        Strategy: "firebase" | "google" | "local";
        /** @enum {string} */
        Style: "paragraph" | "item" | "quote";
        /** @description A role, as somebody pastes it. Either part may be empty, not both. */
        SuggestTraits: {
            title?: components["schemas"]["Text0To200"] | null;
            description?: components["schemas"]["Lines0To20000"] | null;
        };
        /**
         * @description What speaks for a suggestion.
         * @enum {string}
         */
        SuggestionSource: "title" | "description" | "general";
        Table: {
            title: string;
            columns: components["schemas"]["Column"][];
            rows: components["schemas"]["Cell"][][];
            sources: number[];
        };
        /** @description A paragraph, or one point of a list. */
        Text: {
            style: components["schemas"]["Style"];
            sentences: components["schemas"]["Sentence"][];
        };
        Text0To1000: string;
        Text0To200: string;
        Text0To500: string;
        Text0To80: string;
        Text1To100: string;
        Text1To120: string;
        Text1To128: string;
        Text1To20: string;
        Text1To200: string;
        Text1To320: string;
        Text1To40: string;
        Text1To80: string;
        Text1To8192: string;
        Text8To64: string;
        /** Format: date-time */
        Time: string;
        TitleStep: {
            /** @description Such as "short form". */
            what: string;
            before: string;
            after: string;
        };
        ToolRun: {
            /** Format: int32 */
            run: number;
        };
        ToolView: {
            name: string;
            about: string;
            reads: components["schemas"]["Reads"][];
        };
        /** @description A trait to be kept. */
        TraitBody: {
            name: components["schemas"]["Text1To80"];
            definition: components["schemas"]["Lines1To1000"];
            why?: components["schemas"]["Lines0To1000"] | null;
            /** @description What is seen at level 1 to 5. */
            anchors?: components["schemas"]["Lines0To600"][] | null;
            questions?: components["schemas"]["Lines1To600"][];
            confusedWith?: components["schemas"]["ConfusionBody"][];
            frameworks?: components["schemas"]["FrameworksBody"] | null;
            /** @description How job descriptions ask for it. */
            cues?: components["schemas"]["Text1To120"][];
            evidence?: components["schemas"]["EvidenceBody"] | null;
        };
        /** @description A trait in a list. */
        TraitCard: {
            id: string;
            name: string;
            definition: string;
            state: components["schemas"]["TraitState"];
            /** Format: int32 */
            version: number;
            /** @description Such as `nace:Professionalism`. */
            frameworks: string[];
            /**
             * Format: int64
             * @description How many departments say themselves that they ask for it.
             */
            departmentCount: number;
            updatedAt: components["schemas"]["Time"];
            updatedBy: string;
            deletedAt?: components["schemas"]["Time"] | null;
        };
        TraitCheck: {
            /** @description Whether nobody may be rated on it: it cannot be saved. */
            isRefused: boolean;
            /** @description The gravest first. */
            findings: components["schemas"]["TraitFinding"][];
        };
        /** @description Why a trait was not changed. If somebody else was faster, with what it says now. */
        TraitConflict: {
            code: components["schemas"]["Code"];
            /** @description A sentence that says what is wrong and what to do about it. */
            message: string;
            current?: components["schemas"]["TraitDetail"] | null;
        };
        /** @description Another trait that is easily taken for this one. */
        TraitConfusion: {
            /** @description The id of a trait, or the name of one that is not in the library. */
            key: string;
            difference: string;
        };
        /** @description All that a trait says of itself. */
        TraitContent: {
            /** @default  */
            name: string;
            /** @default  */
            definition: string;
            /**
             * @description Why it matters.
             * @default
             */
            why: string;
            /**
             * @description What is seen at level 1 to 5.
             * @default [
             *       "",
             *       "",
             *       "",
             *       "",
             *       ""
             *     ]
             */
            anchors: string[];
            /**
             * @description To ask in an interview.
             * @default []
             */
            questions: string[];
            /** @default [] */
            confusedWith: components["schemas"]["TraitConfusion"][];
            /**
             * @default {
             *       "bigFive": [],
             *       "nace": [],
             *       "onet": [],
             *       "own": []
             *     }
             */
            frameworks: components["schemas"]["TraitFrameworks"];
            /**
             * @description How job descriptions ask for it.
             * @default []
             */
            cues: string[];
            /**
             * @default {
             *       "against": [],
             *       "levels": [
             *         [],
             *         [],
             *         [],
             *         [],
             *         []
             *       ]
             *     }
             */
            evidence: components["schemas"]["TraitEvidence"];
        };
        /** @description A trait with all that it says. */
        TraitDetail: {
            id: string;
            state: components["schemas"]["TraitState"];
            /**
             * Format: int32
             * @description Send it with a change: who changes another version than this is told.
             */
            version: number;
            content: components["schemas"]["TraitContent"];
            /** @description The traits among those that it is not to be confused with. */
            related: components["schemas"]["TraitName"][];
            /** @description The departments that say something of it themselves. */
            departments: components["schemas"]["TraitUse"][];
            /** @description What could be better. */
            findings: components["schemas"]["TraitFinding"][];
            /** @description Whether it came with the suite. */
            isStarter: boolean;
            createdAt: components["schemas"]["Time"];
            createdBy: string;
            updatedAt: components["schemas"]["Time"];
            updatedBy: string;
            deletedAt?: components["schemas"]["Time"] | null;
        };
        /** @description What somebody has written and not saved. */
        TraitDraft: {
            /** @description `new` for a trait that is not there yet. */
            traitId: string;
            /** @description As it was sent. */
            content: Record<string, never>;
            /**
             * Format: int32
             * @description The version that it began with.
             */
            baseVersion?: number | null;
            updatedAt: components["schemas"]["Time"];
        };
        TraitDraftList: {
            /** @description The newest first. */
            drafts: components["schemas"]["TraitDraft"][];
        };
        /** @description How people tell of having done it. */
        TraitEvidence: {
            /** @default [] */
            against: string[];
            /**
             * @description For level 1 to 5.
             * @default [
             *       [],
             *       [],
             *       [],
             *       [],
             *       []
             *     ]
             */
            levels: string[][];
        };
        /** @description Words of the answer that tell something. */
        TraitEvidenceSpan: {
            /**
             * Format: int32
             * @description In UTF-16 units of the answer as it was given.
             */
            start: number;
            /** Format: int32 */
            end: number;
            /**
             * Format: int32
             * @description The level they speak for, and the anchor of it.
             */
            level: number;
            anchor: string;
            isAgainst: boolean;
            /** @description What they were taken to mean. */
            signs: string[];
        };
        /** @description Something about a trait that is wrong, or could be better. */
        TraitFinding: {
            weight: components["schemas"]["FindingWeight"];
            kind: components["schemas"]["FindingKind"];
            field: components["schemas"]["FindingField"];
            /**
             * Format: int32
             * @description Which anchor or question, from 0.
             */
            at?: number | null;
            /**
             * Format: int32
             * @description The words it is about: from here, in UTF-16 units.
             */
            start: number;
            /**
             * Format: int32
             * @description To here. The same as the start if it is about all of the text.
             */
            end: number;
            message: string;
        };
        /** @description What others call it. */
        TraitFrameworks: {
            /**
             * @description Career readiness competencies.
             * @default []
             */
            nace: string[];
            /**
             * @description Work styles, the nearest first.
             * @default []
             */
            onet: string[];
            /** @default [] */
            bigFive: string[];
            /**
             * @description The house's own.
             * @default []
             */
            own: string[];
        };
        /** @description A file that was brought in. */
        TraitImport: {
            id: string;
            /** @description What the file is called. */
            name: string;
            /** Format: int64 */
            bytes: number;
            state: components["schemas"]["TraitImportState"];
            counts: components["schemas"]["TraitImportCounts"];
            /** @description Columns that were not read, as nothing of a trait has their names. */
            ignoredColumns: string[];
            error?: string | null;
            /** @description What was left when it was taken back, because it was changed since: some of it. */
            left: components["schemas"]["TraitName"][];
            /** Format: int64 */
            leftCount: number;
            /** @description The job at work on it, or the last one. */
            job?: string | null;
            canUndo: boolean;
            createdAt: components["schemas"]["Time"];
            createdBy: string;
            endedAt?: components["schemas"]["Time"] | null;
            undoneAt?: components["schemas"]["Time"] | null;
        };
        /** @description How many rows there were, and what became of them. */
        TraitImportCounts: {
            /**
             * Format: int64
             * @default 0
             */
            rows: number;
            /**
             * Format: int64
             * @default 0
             */
            new: number;
            /**
             * Format: int64
             * @description Traits of the same name that say something else now.
             * @default 0
             */
            changed: number;
            /**
             * Format: int64
             * @default 0
             */
            unchanged: number;
            /**
             * Format: int64
             * @description They are in the file of errors.
             * @default 0
             */
            rejected: number;
        };
        TraitImportList: {
            /** @description The newest first. */
            imports: components["schemas"]["TraitImport"][];
        };
        /**
         * @description How far an import has come.
         * @enum {string}
         */
        TraitImportState: "applying" | "done" | "undoing" | "undone" | "cancelled" | "failed";
        TraitList: {
            traits: components["schemas"]["TraitCard"][];
            /**
             * Format: int64
             * @description How many there are in all.
             */
            total: number;
            /** @description The `after` of the next page. */
            next?: string | null;
        };
        /** @description A trait by id, with the name that it has now. */
        TraitName: {
            id: string;
            name: string;
        };
        /** @description What an answer shows of a trait. */
        TraitScore: components["schemas"]["TraitName"] & {
            /**
             * Format: int32
             * @description 1 to 5. Nothing: the evidence is insufficient, which is not the lowest level.
             */
            level?: number | null;
            /** @description In a sentence. */
            reason: string;
            evidence: components["schemas"]["TraitEvidenceSpan"][];
        };
        TraitScores: {
            /** @description The answer as it was read; places are places in it. */
            answer: string;
            /** @description In the order of their ids. */
            scores: components["schemas"]["TraitScore"][];
        };
        /**
         * @description Whether a trait is offered.
         * @enum {string}
         */
        TraitState: "active" | "archived";
        TraitSuggestion: components["schemas"]["TraitName"] & {
            definition: string;
            /** @description Whether the library has it already; otherwise it comes from the starter library. */
            isKept: boolean;
            /**
             * Format: float
             * @description 1 to 5: the sum of the channels.
             */
            importance: number;
            /** @description Whether it sets this role apart; otherwise nearly every role like this asks for it. */
            setsApart: boolean;
            /** Format: float */
            general: number;
            /** Format: float */
            families: number;
            /** Format: float */
            words: number;
            /**
             * Format: float
             * @description Nothing without a sentence model.
             */
            meaning?: number | null;
            because: components["schemas"]["SuggestionSource"];
            /**
             * Format: int32
             * @description Where in the description, in UTF-16 units. Both or none.
             */
            start?: number | null;
            /** Format: int32 */
            end?: number | null;
        };
        /** @description What uses a trait, to be told before it goes. */
        TraitUsage: {
            /** @description Those that ask for it themselves. */
            departments: components["schemas"]["TraitUse"][];
            /**
             * Format: int64
             * @description How many more take it over from those.
             */
            inheritedBy: number;
            /** @description What else does, from other apps. */
            elsewhere: components["schemas"]["UsedBy"][];
        };
        /** @description A department that says something of a trait. */
        TraitUse: {
            department: string;
            name: string;
            /**
             * Format: int32
             * @description 0 for: not asked for.
             */
            importance: number;
        };
        /** @description A version in the history of a trait. */
        TraitVersion: {
            /** Format: int32 */
            number: number;
            name: string;
            note: string;
            createdAt: components["schemas"]["Time"];
            createdBy: string;
            /** @description The import that has made it. */
            import?: string | null;
        };
        /** @description A version with what it said. */
        TraitVersionDetail: components["schemas"]["TraitVersion"] & {
            content: components["schemas"]["TraitContent"];
        };
        TraitVersionList: {
            /** @description The newest first. */
            versions: components["schemas"]["TraitVersion"][];
        };
        /** @description How a question to the model as it is set went. */
        Trial: {
            works: boolean;
            /** @description What it said, as plain text. */
            words: string;
            /** Format: int64 */
            firstMillis?: number | null;
            /** Format: int64 */
            millis: number;
            /** @description What went wrong and what to do about it. */
            problem?: string | null;
        };
        Turn: {
            id: string;
            parent?: string | null;
            text: string;
            createdAt: components["schemas"]["Time"];
            answers: components["schemas"]["Answer"][];
        };
        Typed200: string;
        Typed20000: string;
        UndoAi: {
            /**
             * Format: int64
             * @description What is taken back. Once others have changed it since, nothing is.
             */
            version: number;
        };
        /** @description A trait that is still being written. */
        UnfinishedTrait: {
            name?: components["schemas"]["Text0To80"] | null;
            definition?: components["schemas"]["Lines0To1000"] | null;
            why?: components["schemas"]["Lines0To1000"] | null;
            /** @description What is seen at level 1 to 5. */
            anchors?: components["schemas"]["Lines0To600"][] | null;
            questions?: components["schemas"]["Lines0To600"][];
        };
        /** @description What somebody has said. */
        UpdateConsent: {
            granted: boolean;
            /** @description How the answer was given: "By phone", "Form at the reunion". */
            basis: components["schemas"]["Text1To200"];
        };
        /** @description What is to be changed about an import that has not been applied. What is not there stays. */
        UpdateImport: {
            kind?: components["schemas"]["ImportKind"] | null;
            options?: components["schemas"]["ImportOptions"] | null;
            likely?: components["schemas"]["Likely"] | null;
            /** @description The columns to be read in another way; the others stay. */
            columns?: components["schemas"]["ColumnChoice"][] | null;
        };
        /** @description What people may change of themselves: nothing that decides what they may do. */
        UpdateProfile: {
            displayName?: components["schemas"]["Text1To200"] | null;
            /** @description `null` removes the picture. */
            photoURL?: string | null;
        };
        /** @description What is to become of a user. What is not there stays. */
        UpdateUser: {
            role?: components["schemas"]["Role"] | null;
            status?: components["schemas"]["UserStatus"] | null;
        };
        /** @description A consent as it is now. */
        UpdatedConsent: {
            consent: components["schemas"]["PersonConsent"];
            /**
             * Format: int64
             * @description The entry in the audit log by which the change can be taken back. None if nothing changed.
             */
            undo?: number | null;
        };
        UsageRow: {
            /** @description In UTC: 2026-11-15. */
            day: string;
            app: string;
            model: string;
            /** Format: int32 */
            calls: number;
            /** Format: int32 */
            failures: number;
            /** Format: int64 */
            promptTokens: number;
            /** Format: int64 */
            completionTokens: number;
            /** @description Whether some of the tokens were counted by us, roughly. */
            estimated: boolean;
            /**
             * Format: int64
             * @description In micro-dollars, as far as prices are known.
             */
            cost: number;
            /**
             * Format: int32
             * @description Milliseconds to the first piece: half of the calls were faster.
             */
            firstMedian?: number | null;
            /**
             * Format: int32
             * @description Milliseconds to the end: 19 of 20 calls were faster.
             */
            slowest: number;
        };
        /** @description Something of another app that uses a trait. */
        UsedBy: {
            /** @description What it is, such as `profile`. */
            kind: string;
            name: string;
            /** @description Where its page is. */
            path: string;
        };
        UserList: {
            users: components["schemas"]["ListedUser"][];
            /**
             * Format: int64
             * @description How many there are in all.
             */
            total: number;
        };
        UserSessions: {
            sessions: components["schemas"]["Session"][];
        };
        /** @enum {string} */
        UserStatus: "active" | "deactivated";
        /** @description What a check of the whole chain found. */
        Verdict: {
            /** Format: int64 */
            entries: number;
            /** @description The hash at the end. Whoever notes it down can later tell that nothing before it was changed. */
            head: string;
            /** @description What is wrong, at the first place where something is. */
            broken?: string | null;
        };
        /** @description The token of a link: what stands behind the `#`. */
        VerifyAccount: {
            token: components["schemas"]["Text1To100"];
        };
        VersionCard: {
            /** Format: int32 */
            number: number;
            name: string;
            state: components["schemas"]["ReadState"];
            problem?: string | null;
            /** Format: int32 */
            pages: number;
            note: string;
            createdAt: components["schemas"]["Time"];
            createdBy: string;
        };
        /** @enum {string} */
        Wellness: "ok";
        WorkOutAid: {
            worksheet: components["schemas"]["AidWorksheet"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    create_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccount"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    accept_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description The new password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    request_password_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPasswordReset"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    verify_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyAccount"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_ai: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiSettings"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    change_ai: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAiSettings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiSettings"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    test_ai: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trial"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    undo_ai: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAi"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiSettings"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_ai_usage: {
        parameters: {
            query?: {
                /** @description How many days, today included. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiUsage"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_audit: {
        parameters: {
            query?: {
                action?: "signed_in" | "sign_in_refused" | "session_limit_reached" | "signed_out" | "session_ended" | "sessions_ended" | "session_token_reused" | "identity_confirmed" | "permission_denied" | "account_created" | "account_verified" | "account_connected" | "password_reset_requested" | "password_changed" | "profile_changed" | "role_changed" | "user_deactivated" | "user_reactivated" | "invitation_sent" | "invitation_revoked" | "invitation_restored" | "invitation_accepted" | "audit_exported" | "consent_changed" | "mail_failed" | "import_applied" | "import_undone" | "campus_reset" | "campus_restored" | "ai_changed" | "conversation_shared" | "library_changed" | "traits_changed";
                /** @description The uid of somebody who did it or to whom it was done. */
                person?: string;
                /** @description A part of a name. */
                q?: string;
                from?: components["schemas"]["Time"];
                until?: components["schemas"]["Time"];
                /** @description Only entries older than this one. */
                before?: number;
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    export_audit: {
        parameters: {
            query?: {
                action?: "signed_in" | "sign_in_refused" | "session_limit_reached" | "signed_out" | "session_ended" | "sessions_ended" | "session_token_reused" | "identity_confirmed" | "permission_denied" | "account_created" | "account_verified" | "account_connected" | "password_reset_requested" | "password_changed" | "profile_changed" | "role_changed" | "user_deactivated" | "user_reactivated" | "invitation_sent" | "invitation_revoked" | "invitation_restored" | "invitation_accepted" | "audit_exported" | "consent_changed" | "mail_failed" | "import_applied" | "import_undone" | "campus_reset" | "campus_restored" | "ai_changed" | "conversation_shared" | "library_changed" | "traits_changed";
                /** @description The uid of somebody who did it or to whom it was done. */
                person?: string;
                /** @description A part of a name. */
                q?: string;
                from?: components["schemas"]["Time"];
                until?: components["schemas"]["Time"];
                /** @description Only entries older than this one. */
                before?: number;
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    verify_audit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    undo_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_campus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampusOverview"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    reset_campus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetCampus"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    undo_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampusOverview"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_imports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    create_import: {
        parameters: {
            query: {
                /** @description What the file holds. Without it, what fits best is taken. */
                kind?: "alumni" | "gifts" | "students" | "candidates" | "roles";
                /** @description What the file is called. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    discard_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    update_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateImport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    apply_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    check_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    export_import_errors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    undo_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_invitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    create_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    delete_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restore_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InForce"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_users: {
        parameters: {
            query?: {
                /** @description A part of the name or, for an admin, of the address. */
                q?: string;
                role?: "viewer" | "contributor" | "admin";
                status?: "active" | "deactivated";
                /** @description Starts at 1. */
                page?: number;
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedUser"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    update_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedUser"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_user_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSessions"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    end_user_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    end_user_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    watch_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Answer"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    rate_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateAnswer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    unrate_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    stop_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_apps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_assistants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_assistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantView"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_conversations: {
        parameters: {
            query?: {
                /** @description Those with one app. */
                app?: string;
                /** @description Those about one record of the app. */
                subject?: string;
                /** @description Words of a title, a message or an answer. */
                q?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    start_conversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartConversation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asked"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_conversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    delete_conversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    change_conversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeConversation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationCard"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    export_conversation: {
        parameters: {
            query: {
                format: "markdown" | "pdf";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                    "application/pdf": number[];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restore_conversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationCard"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    continue_conversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContinueConversation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asked"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    suggest_role_clean: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebugRole"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugCleanRoleSuggest"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    suggest_role_raw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebugRole"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugRoleSuggest"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_trait_demo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugTraitDemo"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    test_traits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebugTestTraits"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugTraitTest"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_departments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    create_department: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDepartment"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentNode"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    set_department_cells: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCells"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellsBefore"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_department_matrix: {
        parameters: {
            query?: {
                /** @description Words of the name, the definition or the cues. */
                q?: string;
                /** @description Those that this department asks for, itself or because of one above it. */
                department?: string;
                /** @description Those of a framework, such as `nace:Professionalism`. */
                framework?: string;
                /** @description Active ones, if nothing is said. */
                state?: "active" | "archived" | "all" | "deleted";
                sort?: "name" | "updated" | "usage";
                /** @description The `next` of the page before. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentMatrix"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_department: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    delete_department: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedDepartments"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    change_department: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDepartment"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentNode"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    compare_departments: {
        parameters: {
            query: {
                /** @description The other one. */
                with: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentComparison"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restore_department: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentNode"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    draft_aid_appeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftAidAppeal"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidAppeal"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    work_out_aid_batch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["AidBatchLine"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    open_aid_batch: {
        parameters: {
            query: {
                /** @description Where it stands in the file. */
                line: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedAidFamily"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_aid_batch_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    make_aid_checklist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeAidChecklist"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidChecklist"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    run_aid_checks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidChecks"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    compare_aid_years: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompareAidYears"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidYearComparison"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    draw_aid_curve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawAidCurve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidCurveView"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    work_out_aid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkOutAid"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidWorkedOut"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    export_aid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportAid"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": number[];
                    "text/csv": string;
                    "application/json": number[];
                    "text/calendar": string;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_aid_families: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidFamilyList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    create_aid_family: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAidFamily"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidFamily"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_aid_family: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidFamily"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    save_aid_family: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAidFamily"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidFamily"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidFamilyConflict"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    delete_aid_family: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restore_aid_family: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidFamily"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_aid_family_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidFamilyVersionList"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restore_aid_family_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreAidFamilyVersion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidFamily"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidFamilyConflict"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_aid_form: {
        parameters: {
            query: {
                year: "2024-25" | "2025-26" | "2026-27" | "2027-28";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidForm"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_asked_aid_fields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskedOfAidFamily"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedAidFields"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    compare_isir: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["AidIsirLine"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    open_isir: {
        parameters: {
            query: {
                /** @description Where it stands in the file. */
                line: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedAidFamily"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    read_aid_letter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAidLetter"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidLetter"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    replay_aid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidReplay"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_aid_samples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidSampleList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_aid_years: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidYearList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_jobs: {
        parameters: {
            query?: {
                state?: "waiting" | "running" | "done" | "failed" | "cancelled";
                /** @description What kind of work, such as `import.apply`. */
                kind?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancel_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_documents: {
        parameters: {
            query?: {
                /** @description Words of the title. */
                q?: string;
                /** @description Those about one area, such as `aid`. */
                area?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    create_document: {
        parameters: {
            query: {
                /** @description What the file is called. */
                name: string;
                /** @description Without it, the file's own title is taken. */
                title?: string;
                /** @description What it is about, such as `aid`. */
                area: string;
                /** @description Where the text comes from, in a line. */
                source?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentCard"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_document: {
        parameters: {
            query?: {
                /** @description Without it, the version that is searched. */
                version?: number;
                /** @description Of a very long document, the pages around this one. */
                page?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryDocument"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    delete_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    change_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDocument"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentCard"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restore_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentCard"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    create_document_version: {
        parameters: {
            query: {
                /** @description What the file is called. */
                name: string;
                /** @description What is new about it. */
                note?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentCard"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    download_document_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": number[];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restore_document_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentCard"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    search_library: {
        parameters: {
            query: {
                /** @description A question, or words. */
                q: string;
                area?: string;
                document?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassageList"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    search_people: {
        parameters: {
            query?: {
                /** @description Names, what they do, what they know, what they care for. Without it, everybody is listed by name. */
                q?: string;
                kind?: "student" | "alum" | "staff";
                classFrom?: number;
                classTo?: number;
                /** @description A field of study. */
                field?: string;
                industry?: string;
                /** @description A city or a region. */
                place?: string;
                /** @description How far from the place is near enough. Without it, a city counts with 40 km around it. */
                km?: number;
                skill?: string;
                /** @description Present or past. */
                employer?: string;
                /** @description Of the present or the last position. */
                seniority?: "entry" | "intermediate" | "senior" | "lead" | "director" | "executive";
                /** @description Whether they ever gave. */
                gave?: boolean;
                /** @description What they gave so far, in whole dollars, at least. */
                givenFrom?: number;
                volunteered?: boolean;
                /** @description Whether they look for work. */
                candidate?: boolean;
                mentoring?: "mentor" | "mentee";
                offset?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleFound"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    undo_consent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonConsent"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_people_index: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexState"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    update_consent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                field: components["schemas"]["ConsentField"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConsent"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedConsent"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    update_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfile"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    delete_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    confirm_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSession"];
            };
        };
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sign_in_to_demo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInToDemo"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sign_in_with_firebase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInWithFirebase"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sign_in_locally: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLocally"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_waiting_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    replace_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceSession"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body has a wrong value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    end_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_sign_in_options: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOptions"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_traits: {
        parameters: {
            query?: {
                /** @description Words of the name, the definition or the cues. */
                q?: string;
                /** @description Those that this department asks for, itself or because of one above it. */
                department?: string;
                /** @description Those of a framework, such as `nace:Professionalism`. */
                framework?: string;
                /** @description Active ones, if nothing is said. */
                state?: "active" | "archived" | "all" | "deleted";
                sort?: "name" | "updated" | "usage";
                /** @description The `next` of the page before. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitList"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    create_trait: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTrait"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_alike_traits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlikeList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    change_traits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTraits"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    check_trait: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnfinishedTrait"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitCheck"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_trait_drafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDraftList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    export_traits_csv: {
        parameters: {
            query?: {
                /** @description Words of the name, the definition or the cues. */
                q?: string;
                /** @description Those that this department asks for, itself or because of one above it. */
                department?: string;
                /** @description Those of a framework, such as `nace:Professionalism`. */
                framework?: string;
                /** @description Active ones, if nothing is said. */
                state?: "active" | "archived" | "all" | "deleted";
                sort?: "name" | "updated" | "usage";
                /** @description The `next` of the page before. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    export_traits_json: {
        parameters: {
            query?: {
                /** @description Words of the name, the definition or the cues. */
                q?: string;
                /** @description Those that this department asks for, itself or because of one above it. */
                department?: string;
                /** @description Those of a framework, such as `nace:Professionalism`. */
                framework?: string;
                /** @description Active ones, if nothing is said. */
                state?: "active" | "archived" | "all" | "deleted";
                sort?: "name" | "updated" | "usage";
                /** @description The `next` of the page before. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_trait_frameworks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrameworkList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_trait_imports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitImportList"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    create_trait_import: {
        parameters: {
            query: {
                /** @description What the file is called. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitImport"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_trait_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitImport"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    export_trait_import_errors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    undo_trait_import: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    propose_trait: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposeTrait"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposedTrait"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    score_traits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreTraits"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitScores"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    suggest_traits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestTraits"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleSuggestions"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_trait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    change_trait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTrait"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitConflict"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    delete_trait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    archive_trait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_trait_draft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundTraitDraft"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    put_trait_draft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutTraitDraft"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDraft"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    delete_trait_draft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    duplicate_trait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    preview_trait_merge: {
        parameters: {
            query: {
                /** @description The trait that would go into this one. */
                with: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergePreview"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    merge_traits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeTraits"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitConflict"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restore_trait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    unarchive_trait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    undo_trait_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenVersion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitConflict"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_trait_usage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitUsage"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_trait_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitVersionList"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    find_trait_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitVersionDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restore_trait_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenVersion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitDetail"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraitConflict"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    answer_again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerAgain"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asked"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed: the role, the origin or the CSRF token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    finish_google: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                error?: string;
                iss?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Back to the suite. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    start_google: {
        parameters: {
            query?: {
                /** @description In a window of its own, or in place of the page. A page unless told otherwise. */
                display?: "page" | "popup";
                /** @description To sign in unless told otherwise. */
                purpose?: "sign-in" | "confirm" | "connect";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To Google. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something went wrong on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server or something it depends on is not available. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
